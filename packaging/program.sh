# The program with its own runtime, as all packages carry it. Sourced by `package`.
# shellcheck shell=bash disable=SC2154 # source, packaging, jdk, epoch

# Modules that the libraries use and a server may need. java.desktop and others that jdeps names are only for parts of
# them that our code never calls.
modules=java.base,java.logging,java.management,java.naming,java.net.http,java.security.jgss,java.sql,java.xml,jdk.management,jdk.unsupported

# Lays it out in folder $1.
lay_out_program() {
  local home=$1
  mkdir -p "$home/bin" "$home/lib"
  "$jdk/bin/jlink" --add-modules "$modules" --strip-debug --no-man-pages --no-header-files --compress zip-0 \
    --generate-cds-archive --output "$home/runtime" >/dev/null
  # Only for heaps of more than 32 GB.
  rm -f "$home/runtime/lib/server/classes_nocoops.jsa"
  "$jdk/bin/java" "$packaging/TrimJar.java" "$source/app/target/launcher/hidalgo.jar" "$home/lib/hidalgo.jar" "$(sqlite_platform)"
  cp "$packaging/hidalgo" "$home/bin/hidalgo"
  cp "$source/LICENSE" "$source/NOTICE" "$source/CHANGELOG.md" "$home"
  cp -r "$packaging/monitoring" "$packaging/kubernetes" "$home"
  # Java uses a record of a start only with exactly the same files, and compares their times.
  find "$home" -exec touch --no-dereference --date="@$epoch" {} +
}

sqlite_platform() {
  printf 'Linux/%s\n' "$(uname -m)"
}
