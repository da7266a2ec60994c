#!/usr/bin/env bash
# Expert iteration: for each generation and game, self-play, training and, in the end, matches against the current nets.
# training/README.md describes it.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
java=java jar=$here/../app/target/launcher/workshop.jar out='' python=python3
games='el-caballero el-grande' generations=2 begin=v1
play=100 train=45 thorough=200 quick=32 arguments='' cores=$(nproc)
matches='300:64:2 300:32:4' trials=''

usage() {
  cat <<'HELP'
Usage: run.sh --out DIR [OPTION VALUE]...
Lets bots play against themselves, trains nets from that, and again; then plays matches.
DIR gets a folder for each game with nets.bin, checks.txt and report.json, and report.txt.
  --java PROGRAM      the Java that runs the lab (java)
  --jar FILE          workshop.jar, with hidalgo.jar beside it (those of ./hidalgo)
  --python PROGRAM    the Python that has PyTorch (python3)
  --games NAMES       the games (el-caballero el-grande)
  --generations N     how often (2); 0 to play the matches only
  --begin NAME        the nets to begin from, such as v1 (v1), or a folder as this writes it
  --play SECONDS      self-play of a game in a generation (100)
  --train SECONDS     training of a game in a generation, for all seats together (45)
  --thorough N        iterations of a search that shows which moves are good (200)
  --quick N           iterations of the others (32)
  --arguments TEXT    more arguments for train.py
  --cores N           how many threads play (all)
  --matches LIST      new against v1 in the end: milliseconds:games:seats of each match
                      (300:64:2 300:32:4)
  --trials LIST       parameters to try at 100 ms against the new nets as they are, 64 games
                      of 2 seats each, such as guided.horizon=-2
HELP
}

while [ $# -gt 0 ]; do
  case $1 in
    --java | --jar | --out | --python | --games | --generations | --begin | --play | --train | --thorough | --quick | --arguments | --cores | --matches | --trials)
      [ $# -gt 1 ] || { usage >&2; exit 2; }
      printf -v "${1#--}" %s "$2"
      shift 2
      ;;
    -h | --help) usage; exit ;;
    *) usage >&2; exit 2 ;;
  esac
done
[ -n "$out" ] || { usage >&2; exit 2; }

mkdir -p "$out"
report=$out/report.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
start=$SECONDS

say() { printf '%4d s  %s\n' $((SECONDS - start)) "$*" | tee -a "$report"; }

lab() { "$java" -XX:+UseParallelGC -cp "$work/nets:$jar" hidalgo.app.Main "$@"; }

# Nets by name lie on the class path, beside the code that reads them.
publish() { # GAME FILE NAME
  local folder=$work/nets/hidalgo/bots/${1#el-}
  mkdir -p "$folder"
  cp "$2" "$folder/nets-$3.bin"
}

threads() { # SHARE OF 16
  local count=$((cores * $1 / 16))
  echo $((count > 0 ? count : 1))
}

# Half of the cores play with two seats.
self_play() { # GAME GENERATION NETS
  local game=$1 at=$2 net=$3 seats share
  local bot="net=$net,search.noise=0.25,search.forced=2"
  local tables='2:8 3:3 4:5'
  [ "$game" != el-grande ] || tables='2:7 3:3 4:4 5:2'
  for table in $tables; do
    seats=${table%:*} share=${table#*:}
    lab selfplay --game "$game" --players "$seats" --games 1000000 --seconds "$play" --quiet \
      --seed $((1000 * at + seats)) --threads "$(threads "$share")" \
      --bot "knight:iterations=$thorough,$bot" --quick "knight:iterations=$quick,$bot" \
      --out "$work/$game-$at-$seats.gz" >>"$out/selfplay.log" 2>&1 &
  done
  wait_for_play
}

wait_for_play() {
  local job
  for job in $(jobs -p); do
    [ "$job" = "${training:-}" ] || wait "$job" || true
  done
}

learn() { # GAME GENERATION BEGIN
  local folder=$work/$1-$2
  # shellcheck disable=SC2086 # arguments are several
  "$python" "$here/train.py" --out "$folder" --begin "$3" --seconds "$train" --epochs 1000 --rate 1e-3 --drop 0.2 --decay 0.2 \
    --mix 0.1 --trace 1 --average 0.99 $arguments "$work/$1"-*.gz >"$folder.log" 2>&1
}

take() { # GAME GENERATION: what the training has brought
  wait "$training" || { cat "$work/$1-$2.log" >&2; exit 1; }
  training=
  say "$1, generation $2"
  grep Brier "$work/$1-$2.log" | tee -a "$report"
  publish "$1" "$work/$1-$2/nets.bin" "g$2"
  mkdir -p "$out/$1"
  cp "$work/$1-$2"/{nets.bin,checks.txt,report.json} "$out/$1"
  known[$1]=g$2
  waiting=''
}

compete() { # GAME MILLIS GAMES SEATS BOT OTHER
  local bots=$5 at
  for ((at = 1; at < $4; at++)); do bots+=,$6; done
  say "$1: $5 against $6, $2 ms, $4 seats"
  lab tournament --game "$1" --games "$3" --seed 4321 --threads "$cores" --quiet --json --bots "$bots" 2>&1 | tee -a "$report"
}

declare -A known
training='' waiting=''
for game in $games; do
  known[$game]=$begin
  if [ -d "$begin" ]; then
    publish "$game" "$begin/$game/nets.bin" begin
    known[$game]=begin
  fi
done

# One game is trained while the next one is played.
for ((generation = 1; generation <= generations; generation++)); do
  for game in $games; do
    # shellcheck disable=SC2086 # a game and a generation
    [ "${waiting% *}" != "$game" ] || take $waiting
    self_play "$game" "$generation" "${known[$game]}"
    # shellcheck disable=SC2086
    [ -z "$waiting" ] || take $waiting
    nets=$work/nets/hidalgo/bots/${game#el-}/nets-${known[$game]}.bin
    [ -e "$nets" ] || nets=$here/../bots/src/main/resources/hidalgo/bots/${game#el-}/nets-${known[$game]}.bin
    learn "$game" "$generation" "$nets" &
    training=$!
    waiting="$game $generation"
  done
done
# shellcheck disable=SC2086
[ -z "$waiting" ] || take $waiting

for match in $matches; do
  IFS=: read -r millis count seats <<<"$match"
  for game in $games; do
    compete "$game" "$millis" "$count" "$seats" "knight:net=${known[$game]},millis=$millis" "knight:net=v1,millis=$millis"
  done
done
for trial in $trials; do
  for game in $games; do
    compete "$game" 100 64 2 "knight:net=${known[$game]},millis=100,$trial" "knight:net=${known[$game]},millis=100"
  done
done
say "done"
