# Debian's package. Sourced by `package`.
# shellcheck shell=bash disable=SC2154 # packaging, source, version

# The package of the program in folder $1, in folder $2.
make_debian() {
  local architecture size tree=$work/debian
  architecture=$(dpkg --print-architecture)
  mkdir -p "$tree/DEBIAN" "$tree/usr/bin" "$tree/usr/lib/systemd/system" "$tree/usr/share/doc/hidalgo" "$tree/etc/hidalgo"
  cp -a "$1" "$tree/usr/lib/hidalgo"
  rm "$tree/usr/lib/hidalgo/"{LICENSE,NOTICE,CHANGELOG.md}
  mv "$tree/usr/lib/hidalgo/"{monitoring,kubernetes} "$tree/usr/share/doc/hidalgo"
  ln -s ../lib/hidalgo/bin/hidalgo "$tree/usr/bin/hidalgo"
  ln -s /etc/hidalgo/hidalgo.conf "$tree/usr/lib/hidalgo/hidalgo.conf"
  cp "$packaging/debian/"{hidalgo.service,hidalgo-backup.service,hidalgo-backup.timer} "$tree/usr/lib/systemd/system"
  cp "$packaging/debian/hidalgo.conf" "$tree/etc/hidalgo"
  cp "$packaging/debian/copyright" "$source/NOTICE" "$source/docs/operating.md" "$tree/usr/share/doc/hidalgo"
  gzip -9n <"$source/CHANGELOG.md" >"$tree/usr/share/doc/hidalgo/changelog.gz"
  cp "$packaging/debian/"{postinst,prerm,postrm} "$tree/DEBIAN"
  echo /etc/hidalgo/hidalgo.conf >"$tree/DEBIAN/conffiles"
  size=$(find "$tree" -type f -printf '%s\n' | awk '{ sum += $1 } END { print int(sum / 1024) }')
  sed -e "s/@version@/$version/" -e "s/@architecture@/$architecture/" -e "s/@size@/$size/" \
    "$packaging/debian/control" >"$tree/DEBIAN/control"
  debian_package "$tree" "$2/hidalgo_${version}_$architecture.deb"
}
