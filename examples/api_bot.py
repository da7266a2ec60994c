#!/usr/bin/env python3
"""A bot that plays through the HTTP API: python3 examples/api_bot.py [http://127.0.0.1:8080] [game] [seed]

It makes a table against a squire and plays legal moves at random until the game is over.
"""
import http.cookiejar, json, random, sys, time, urllib.error, urllib.request

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
game = sys.argv[2] if len(sys.argv) > 2 else "el-caballero"
chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))


def call(path, body=None):
    """Sends a request and returns the status and the answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"Content-Type": "application/json"})
    try:
        with opener.open(request) as answer:
            return answer.status, json.loads(answer.read() or "null")
    except urllib.error.HTTPError as problem:
        return problem.code, json.loads(problem.read())
    except urllib.error.URLError:
        sys.exit(f"There is no server at {server}; start one with ./hidalgo serve, or give its address.")


call("/api/session", {"name": "Random program"})
status, table = call("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "squire"}], "start": True})
while table["phase"] == "playing":
    play = table["play"]
    if play["seat"] in play["obliged"]:
        move = {"seat": play["seat"], "version": table["version"], "id": str(table["version"]), "move": chance.choice(play["legal"])}
        status, answer = call(f"/api/tables/{table['id']}/moves", move)
        # 409: something else happened first; the answer brings the table as it is now.
        table = answer["table"]
    else:
        time.sleep(0.1)
        status, table = call(f"/api/tables/{table['id']}")
print(f"{game}: {table['play']['moves']} moves, totals {table['play']['totals']}, winners {table['play']['winners']}")
print(f"{server}/replay/{table['id']}")
