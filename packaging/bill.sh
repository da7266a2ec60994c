# The bill of materials. Sourced by `package`.
# shellcheck shell=bash disable=SC2154 # packaging, source, jdk, version

# Everything that the packages carry, as file $1: Maven's part comes from the build, the rest is added to it.
make_bill() {
  local java
  java=$(sed -n 's/^JAVA_RUNTIME_VERSION="\(.*\)"/\1/p' "$jdk/release")
  grep -v '^#' "$packaging/image/packages" |
    node "$packaging/bill.mjs" "$source/app/target/unchecked/bom.json" "$source/web/package-lock.json" "$java" >"$1"
}
