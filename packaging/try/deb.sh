# shellcheck shell=bash disable=SC2154

unit=/usr/lib/systemd/system/hidalgo.service

try_deb() {
  say "the Debian package: an older version first, its data made by $older"
  enter_room deb
  make_older_deb "$room/tmp/older.deb"
  cp "$dist"/hidalgo_*.deb "$room/tmp/hidalgo.deb"
  install_deb older.deb
  sed -i "s/^port=.*/port=$port\nbot-pause=0/" "$room/etc/hidalgo/hidalgo.conf"
  start_unit
  begin_game
  stop_server

  say "the upgrade"
  install_deb hidalgo.deb
  as root: hidalgo --version
  grep -q "port=$port" "$room/etc/hidalgo/hidalgo.conf" || fail "the settings were not kept"
  there /var/cache/hidalgo/startup.aot
  verify_unit
  start_unit
  echo "ready after $cpu s of processor time"
  finish_game
  stop_server
  as hidalgo: hidalgo doctor
  try_commands_of_root

  say "PostgreSQL"
  try_postgresql

  say "remove keeps the data, purge does not"
  chroot "$room" dpkg --remove hidalgo
  there /var/lib/hidalgo/hidalgo.db
  there /etc/hidalgo/hidalgo.conf
  gone /usr/lib/hidalgo
  gone /usr/bin/hidalgo
  gone /var/cache/hidalgo
  install_deb hidalgo.deb
  as hidalgo: hidalgo doctor
  chroot "$room" dpkg --purge hidalgo
  gone /var/lib/hidalgo
  gone /etc/hidalgo
  gone /var/cache/hidalgo
  ! grep -q '^hidalgo:' "$room/etc/passwd" || fail "the user is still there"
}

# Commands are for the server of the package; what root makes belongs to the server.
try_commands_of_root() {
  as root: hidalgo backup /var/backups/hidalgo --latest 2
  as root: hidalgo backup - >"$room/root/all.backup"
  rm -r "$room"/var/lib/hidalgo/*
  as root: hidalgo restore /root/all.backup --yes
  [ -z "$(find "$room/var/lib/hidalgo" ! -uid "$(stat -c %u "$room/var/lib/hidalgo")")" ] || fail "some data belong to root"
  as hidalgo: hidalgo doctor
  ! as root: hidalgo serve 2>/dev/null || fail "root serves"
  ! as games: hidalgo admin users 2>/dev/null || fail "anyone may list the accounts"
}

install_deb() {
  chroot "$room" env DEBIAN_FRONTEND=noninteractive dpkg --install --force-confold "/tmp/$1"
}

# The package with an older version, and with the jar of an older commit.
make_older_deb() {
  local tree=$work/older
  if [ ! -f "$older" ]; then
    git clone --quiet --shared "$root" "$work/older-source"
    git -C "$work/older-source" checkout --quiet "$older"
    "$work/older-source/hidalgo" --version
    older=$work/older-source/app/target/launcher/hidalgo.jar
  fi
  dpkg-deb --raw-extract "$dist"/hidalgo_*.deb "$tree"
  cp "$older" "$tree/usr/lib/hidalgo/lib/hidalgo.jar"
  sed -i 's/^Version: .*/Version: 0.0.1/' "$tree/DEBIAN/control"
  dpkg-deb --root-owner-group -Znone --build "$tree" "$1" >/dev/null
}

# systemd looks for the program in the machine, not in the room.
verify_unit() {
  sed "s,^ExecStart=,&$room," "$room$unit" >"$work/hidalgo.service"
  systemd-analyze verify "$work/hidalgo.service"
}

# The command that systemd would start, as the user that it would use.
start_unit() {
  local user command environment
  user=$(sed -n 's/^User=//p' "$room$unit")
  command=$(sed -n 's/^ExecStart=//p' "$room$unit")
  environment=$(sed -n 's/^Environment=//p' "$room$unit")
  # shellcheck disable=SC2086 # words
  start_server as "$user:" $environment $command
}

try_postgresql() {
  chroot "$room" pg_ctlcluster 15 main start
  as postgres: psql -qc "create user hidalgo password 'secret'" -c "create database hidalgo owner hidalgo"
  start_server as hidalgo: HIDALGO_START_UP=/var/cache/hidalgo/startup.aot hidalgo serve --port "$port" \
    --bot-pause 0 --db "jdbc:postgresql://127.0.0.1/hidalgo?user=hidalgo&password=secret"
  begin_game
  finish_game
  stop_server
  chroot "$room" pg_ctlcluster 15 main stop
}
