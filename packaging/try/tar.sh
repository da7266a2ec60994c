# shellcheck shell=bash disable=SC2154

try_tar() {
  local hidalgo
  say "the archive"
  enter_room tar
  tar -xzf "$dist"/hidalgo-*.tar.gz -C "$room/opt"
  hidalgo=$(cd "$room" && echo opt/hidalgo-*/bin/hidalgo)
  as nobody: "/$hidalgo" --version
  install -d -o nobody -m 700 "$room/srv/data"
  start_server as nobody: "/$hidalgo" serve --port "$port" --data /srv/data --bot-pause 0
  echo "ready after $cpu s of processor time"
  begin_game
  stop_server
  as root: "/$hidalgo" prepare
  start_server as nobody: "/$hidalgo" serve --port "$port" --data /srv/data --bot-pause 0
  echo "ready after $cpu s of processor time, prepared"
  finish_game
  stop_server
  as nobody: "/$hidalgo" doctor --data /srv/data
}
