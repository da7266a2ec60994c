# Rooms: folders with a bare Debian system, used as chroots for a test.
# shellcheck shell=bash disable=SC2154 # work, server

say() {
  printf '== %s\n' "$*"
}

fail() {
  printf 'try-packages: %s\n' "$*" >&2
  exit 1
}

# The Debian that all rooms are copies of.
make_base() {
  say "a bare Debian"
  base=$work/base
  debootstrap --variant=minbase --include=adduser,postgresql bookworm "$base" >"$work/debootstrap.log" 2>&1 ||
    { tail "$work/debootstrap.log"; fail "debootstrap failed"; }
  ! chroot "$base" sh -c 'command -v java' || fail "there is a Java in a bare Debian"
}

# A room called $1; its folder is then in `room`.
enter_room() {
  room=$work/$1
  cp -a "$base" "$room"
  mount -t proc proc "$room/proc"
  mount -t tmpfs tmpfs "$room/dev/shm"
}

leave() {
  local status=$?
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  [ ${#podman[@]} = 0 ] || "${podman[@]}" rm --all --force >/dev/null 2>&1 || true
  for mounted in "$work"/*/proc "$work"/*/dev/shm; do
    ! mountpoint -q "$mounted" || umount "$mounted"
  done
  rm -rf "$work"
  exit "$status"
}

# Runs a command in the room as user $1; with replace=exec, in this very process.
as() {
  local user=$1
  shift
  ${replace-} chroot --userspec="$user" "$room" env -i PATH=/usr/bin:/bin HOME=/nonexistent LANG=C.UTF-8 "$@"
}

gone() {
  [ ! -e "$room$1" ] || fail "$1 is still there"
}

there() {
  [ -e "$room$1" ] || fail "$1 is not there"
}
