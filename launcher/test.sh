# shellcheck shell=bash disable=SC2154 # variables of the other parts
# hidalgo test: every test and check.

run_tests() {
  local sources what=all code=0
  [ $# -eq 0 ] || what=some
  case ${1-} in
    -h | --help)
      explain_tests
      return
      ;;
    --quick | --matrix)
      what=${1#--}
      shift
      ;;
  esac
  lock
  case $what in
    all)
      need jdk maven node chromium nginx redis python
      want shellcheck pyflakes
      ;;
    matrix)
      need jdk maven node chromium
      want python slurm dask caddy
      ;;
    *) need jdk maven node ;;
  esac
  # Part of the tests may do without the rest; what is there is found.
  [ "$what" = all ] || find_all chromium nginx redis python shellcheck pyflakes
  let_postgres_run
  sources=$(fingerprint)
  mkdir -p "$kept"
  : >"$kept/tests-started"
  case $what in
    quick) maven verify -T 1.5C -pl '!browser,!bench' -Dtest.without=slow,matrix -DskipITs -Dproof.skip "$@" ;;
    matrix)
      maven verify -pl rules,bots,server,app,workshop,browser -am -Dtest.without=none \
        "-Dtest=*Matrix,hidalgo/browser/**/*Test,CheckerAgreementTest,BotGamesTest,PointlessMovesTest,KilledTest,ChampionsMemoryTest,LoadCommandTest" \
        -Dsurefire.failIfNoSpecifiedTests=false -Dchecked.games=100 -Dbots.games=300 -Dkills=10 "$@"
      ;;
    # Modules side by side: where the tests of one wait, those of another work.
    all) maven verify -T 1.5C ;;
    *) maven verify "$@" ;;
  esac || code=$?
  report_skipped
  [ "$code" = 0 ] || exit "$code"
  # A whole build makes the jars too.
  [ "$what" != all ] || keep_jars target "$sources"
}

# The tests that were skipped, with their reasons: something is missing on this machine.
report_skipped() {
  local skipped
  command -v awk >/dev/null || return 0
  skipped=$(find "$root" -name 'TEST-*.xml' -path '*-reports/*' -newer "$kept/tests-started" -exec awk '
    /<testcase/ { name = value("classname") "." value("name") }
    /<skipped/ {
      reason = value("message")
      if (reason == "" && match($0, /<!\[CDATA\[.*/)) reason = substr($0, RSTART + 9)
      sub(/^[^ ]*: /, "", reason)
      sub(/^Assumption failed: /, "", reason)
      print name ": " reason
    }
    function value(attribute) {
      return match($0, " " attribute "=\"[^\"]*") ? substr($0, RSTART + length(attribute) + 3, RLENGTH - length(attribute) - 3) : ""
    }' {} + | sort -u)
  [ -z "$skipped" ] || printf '\nSkipped tests:\n%s\n' "$skipped"
}

# As root, the tests' PostgreSQL needs user namespaces, or the substitute in root-tools. That runs as an unprivileged user,
# which must be able to read the programs.
let_postgres_run() {
  [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null && ! unshare -U true 2>/dev/null || return 0
  umask 022
  PATH=$root/launcher/root-tools:$PATH
}

explain_tests() {
  cat <<'HELP'
Usage: hidalgo test [--quick | --matrix] [MAVEN-ARG...]
Build everything and run every test, with all it needs: mvn verify with JDK 25,
which also checks the formatting, Error Prone, NullAway and the architecture.
  --quick     for daily work: skips browser tests, slow tests (tagged
              "slow") and tests of the packaged jar
  --matrix    every screen in every language, size and theme, lessons on phones and
              wide screens, whole games in several browsers and without a server,
              many more random games of the rules and of the bots, servers that are
              killed many times, tournaments on Slurm and Dask with a killed worker,
              and tests tagged "matrix"; the other test runs cover a selection of these
Arguments go to Maven, for example:
  hidalgo test -pl rules                    one module
  hidalgo test -pl rules -Dtest=MoveTest    one test class
  hidalgo test -Pmutation -pl rules         mutation tests of the rules (slow)
  hidalgo test -Pcoverage                   coverage of all modules, afterwards in
                                            app/target/site/jacoco-aggregate/index.html
HELP
}
