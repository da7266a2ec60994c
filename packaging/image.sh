# The image: an OCI layout in one tar file, made without a container engine. Sourced by `package` and by tests.
# shellcheck shell=bash disable=SC2154 # packaging, work, version, commit, epoch

debian=${HIDALGO_DEBIAN:-https://deb.debian.org/debian}

# The image of the program in folder $1, as file $2.
make_image() {
  local tree=$work/image
  layout=$work/layout
  mkdir -p "$tree/base" "$tree/program/opt" "$tree/data/var/lib/hidalgo" "$tree/exchange/tmp" "$layout/blobs/sha256"
  layers='' diffs='' history=''
  lay_out_base "$tree/base"
  cp -a "$1" "$tree/program/opt/hidalgo"
  cp "$packaging/image/health" "$tree/program/opt/hidalgo/bin/health"
  add_layer "the C library and a shell" "$tree/base" .
  # A new volume gets the owner and the rights of the folder that it lies over.
  add_layer "the folder for the data" "$tree/data" var/lib/hidalgo 10001 u=rwX,go=
  add_layer "the runtime and the program" "$tree/program" opt/hidalgo
  add_layer "the folder for passing files" "$tree/exchange" tmp 0 1777
  write_layout
  steady_tar "$layout" . >"$2"
}

# The root file system below the program: our files, and those of Debian's packages that programs need.
lay_out_base() {
  local package applet sum path downloads=$work/packages
  mkdir -p "$downloads"
  [ "$(dpkg --print-architecture)" = amd64 ] || fail "packaging/image/packages names packages for amd64 only"
  while read -r package sum path; do
    case $package in '#'* | '') continue ;; esac
    curl -fsSL --retry 3 -o "$downloads/${path##*/}" "$debian/$path" ||
      fail "Debian no longer offers ${package%%=*} in this version; pin a newer one in packaging/image/packages"
    echo "$sum  $downloads/${path##*/}" | sha256sum --check --quiet || fail "${path##*/} has another checksum than the pinned one"
  done <"$packaging/image/packages"
  # As in Debian since version 12: programs and libraries are below /usr only.
  mkdir -p "$1/usr/bin" "$1/usr/sbin" "$1/usr/lib" "$1/usr/lib64"
  for path in bin sbin lib lib64; do
    ln -s "usr/$path" "$1/$path"
  done
  for package in "$downloads"/*.deb; do
    dpkg-deb --extract "$package" "$1"
  done
  rm -rf "$1"/usr/lib/*/gconv "$1"/usr/share/{man,lintian,initramfs-tools} "$1"/usr/share/doc/*/[!c]* "$1"/usr/share/doc/*/changelog*
  # Scanners look here for installed packages.
  mkdir -p "$1/var/lib/dpkg/status.d" "$1/root"
  for package in "$downloads"/*.deb; do
    dpkg-deb --field "$package" >"$1/var/lib/dpkg/status.d/$(dpkg-deb --field "$package" Package)"
  done
  for applet in $("$1/bin/busybox" --list); do
    [ -e "$1/bin/$applet" ] || ln -s busybox "$1/bin/$applet"
  done
  cp -r "$packaging/image/root/." "$1"
}

# $3 in folder $2 as a layer called $1, owned by $4 or root, with the rights $5.
add_layer() {
  local tar=$work/layer.tar
  steady_tar "$2" "$3" "${4-}" "${5-}" >"$tar"
  diffs="${diffs:+$diffs, }\"sha256:$(digest "$tar")\""
  history="${history:+$history, }{\"created\": \"$(created)\", \"created_by\": \"$1\"}"
  gzip -9n "$tar"
  layers="${layers:+$layers, }$(add_blob "$tar.gz" application/vnd.oci.image.layer.v1.tar+gzip)"
}

# Moves file $1 into the layout; prints its description, of media type $2.
add_blob() {
  local sum
  sum=$(digest "$1")
  printf '{"mediaType": "%s", "size": %s, "digest": "sha256:%s"}' "$2" "$(stat -c %s "$1")" "$sum"
  mv "$1" "$layout/blobs/sha256/$sum"
}

write_layout() {
  local config manifest tag=hidalgo:$version
  sed -e "s/@created@/$(created)/" -e "s/@architecture@/$(dpkg --print-architecture)/" -e "s/@version@/$version/" \
    -e "s/@commit@/$commit/" -e "s/@diffs@/$diffs/" -e "s/@history@/$history/" \
    "$packaging/image/config.json" >"$work/config.json"
  config=$(add_blob "$work/config.json" application/vnd.oci.image.config.v1+json)
  printf '{"schemaVersion": 2, "mediaType": "%s", "config": %s, "layers": [%s]}\n' \
    application/vnd.oci.image.manifest.v1+json "$config" "$layers" >"$work/manifest.json"
  manifest=$(add_blob "$work/manifest.json" application/vnd.oci.image.manifest.v1+json)
  printf '{"imageLayoutVersion": "1.0.0"}\n' >"$layout/oci-layout"
  printf '{"schemaVersion": 2, "mediaType": "%s", "manifests": [%s]}\n' application/vnd.oci.image.index.v1+json \
    "${manifest%\}}, \"annotations\": {\"io.containerd.image.name\": \"docker.io/library/$tag\", \"org.opencontainers.image.ref.name\": \"$version\"}}" \
    >"$layout/index.json"
  # For `docker load`, which reads this older form.
  printf '[{"Config": "%s", "RepoTags": ["%s"], "Layers": [%s]}]\n' "$(blob_paths "$config" | tr -d '"')" "$tag" \
    "$(blob_paths "$layers")" >"$layout/manifest.json"
}

# The paths of the blobs that descriptions $1 name, in quotes, with commas between.
blob_paths() {
  printf '%s\n' "$1" | grep -o 'sha256:[0-9a-f]*' | sed 's,sha256:\(.*\),"blobs/sha256/\1",' | paste -sd ,
}

digest() {
  sha256sum "$1" | cut -d ' ' -f 1
}

created() {
  date -u --date="@$epoch" +%Y-%m-%dT%H:%M:%SZ
}
