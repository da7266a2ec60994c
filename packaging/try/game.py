#!/usr/bin/env python3
"""Plays a game through the HTTP API, in two sittings: game.py begin|finish SERVER FILE

begin makes an account and a table against a bot, plays ten moves and writes the table's name into FILE.
finish signs in again, finds the table as it was left and plays it to the end.
"""
import http.cookiejar, json, random, sys, time, urllib.error, urllib.request

sitting, server, file = sys.argv[1:]
chance = random.Random(1)
opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
ANA = {"name": "Ana", "password": "correct horse"}


def call(path, body=None):
    """Sends a request and returns the answer; waits where the server asks for it."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"Content-Type": "application/json"})
    while True:
        try:
            with opener.open(request) as answer:
                return json.loads(answer.read() or "null")
        except urllib.error.HTTPError as problem:
            answer = problem.read().decode()
            if problem.code == 409:
                return json.loads(answer)["table"]
            if problem.code != 429:
                sys.exit(f"{path} answered {problem.code}: {answer}")
            time.sleep(0.5)


def play(table, most):
    """Plays random moves until the game is over, or as many as wanted."""
    made = 0
    while table["phase"] == "playing" and made < most:
        view = table["play"]
        if view["seat"] in view["obliged"]:
            move = {"seat": view["seat"], "version": table["version"], "id": str(table["version"]),
                    "move": chance.choice(view["legal"])}
            answer = call(f"/api/tables/{table['id']}/moves", move)
            table = answer.get("table", answer)
            made += 1
        else:
            time.sleep(0.05)
            table = call(f"/api/tables/{table['id']}")
    return table


if sitting == "begin":
    call("/api/session", {"name": "Ana"})
    call("/api/account", ANA)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "squire"}]
    table = play(call("/api/tables", {"game": "el-caballero", "seats": seats, "start": True}), 10)
    with open(file, "w", encoding="utf-8") as left:
        json.dump([table["id"], table["play"]["moves"]], left)
    print(f"a game was begun: {table['play']['moves']} moves")
else:
    with open(file, encoding="utf-8") as left:
        name, moves = json.load(left)
    call("/api/login", ANA)
    table = call(f"/api/tables/{name}")
    if table["play"]["moves"] < moves:
        sys.exit(f"{moves} moves were made, {table['play']['moves']} are left")
    table = play(table, 10_000)
    print(f"the game was finished: {table['play']['moves']} moves, totals {table['play']['totals']}")
