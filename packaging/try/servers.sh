# Servers that are started, played on and stopped.
# shellcheck shell=bash disable=SC2034,SC2154 # packaging, work, port; cpu

# Starts a server with a command; it listens on `port`.
start_server() {
  replace="exec" "$@" >"$work/server.log" 2>&1 &
  server=$!
  await_ready "$server"
}

# Waits until the server of process $1 is ready; `cpu` is then what it has used of the processor, in seconds.
await_ready() {
  local begun=$SECONDS
  until curl -s --fail-with-body -o "$work/ready" "http://127.0.0.1:$port/ready"; do
    kill -0 "$1" 2>/dev/null || { cat "$work/server.log"; fail "the server ended"; }
    ((SECONDS < begun + 120)) || { cat "$work/server.log" "$work/ready"; fail "the server is not ready after two minutes"; }
    sleep 0.05
  done
  cpu=$(awk -v ticks="$(getconf CLK_TCK)" '{ printf "%.2f", ($14 + $15) / ticks }' "/proc/$1/stat")
}

# Stops it as an operator does; Java ends with 143 after SIGTERM.
stop_server() {
  local code=0
  [ -n "$server" ] || return 0
  kill -TERM "$server"
  wait "$server" || code=$?
  server=
  [ "$code" = 143 ] || { cat "$work/server.log"; fail "the server ended with $code"; }
}

begin_game() {
  python3 "$packaging/try/game.py" begin "http://127.0.0.1:$port" "$work/game"
}

finish_game() {
  python3 "$packaging/try/game.py" finish "http://127.0.0.1:$port" "$work/game"
}
