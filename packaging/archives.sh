# Archives whose bytes depend on names, contents and executable bits only. Sourced by `package` and by tests; wants `epoch`,
# the time that every file gets, in seconds.
# shellcheck shell=bash disable=SC2154 # epoch

# $2 in folder $1 as a tar on the standard output, with everything below it; all of it is owned by $3 and has the rights $4,
# root and readable unless told otherwise.
steady_tar() {
  tar --create --format=gnu --sort=name --mtime="@$epoch" --owner="${3:-0}" --group="${3:-0}" --numeric-owner \
    --mode="${4:-u=rwX,go=rX}" --directory="$1" "$2"
}

# Folder $1 as Debian's package $2.
debian_package() {
  chmod -R u=rwX,go=rX "$1"
  # Until the package's script gives them to the service, only root may read the settings.
  if [ -d "$1/etc/hidalgo" ]; then
    chmod -R go= "$1/etc/hidalgo"
  fi
  find "$1" -exec touch --no-dereference --date="@$epoch" {} +
  SOURCE_DATE_EPOCH=$epoch dpkg-deb --root-owner-group --threads-max=1 -Zxz --build "$1" "$2" >/dev/null
}
