# shellcheck shell=bash disable=SC2154 # variables of the other parts
# hidalgo dev: the development loop of the browser.

run_dev() {
  case ${1-} in
    -h | --help)
      explain_dev
      return
      ;;
  esac
  need jdk node
  [ -f "$jar" ] || bring_up_to_date
  cd "$root/web" || exit
  [ -d node_modules/esbuild ] || npm ci --no-audit --no-fund
  exec node dev.mjs "$jdk/bin/java" -jar "$jar" serve --port=0 "$@"
}

explain_dev() {
  cat <<'HELP'
Usage: hidalgo dev [SERVE-OPTION...]
Start the server of the last build, and in front of it pages from the sources of web,
at http://localhost:5173 (DEV_PORT: another port). They reload when a file is saved.
Changes of Java need ./hidalgo serve, which builds. Options are those of serve.
HELP
}
