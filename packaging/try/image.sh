# The image, with podman.
# shellcheck shell=bash disable=SC2154 # dist, work, port

try_image() {
  say "the image"
  podman=(podman --root "$work/images" --runroot "$work/containers" --storage-driver vfs --cgroup-manager cgroupfs)
  # Debian's other runtime also knows cgroups of version 1 beside those of version 2.
  ! command -v runc >/dev/null || podman+=(--runtime "$(command -v runc)")
  "${podman[@]}" load --quiet --input "$dist"/hidalgo-*.oci.tar
  image=$("${podman[@]}" images --format '{{.Repository}}:{{.Tag}}')
  "${podman[@]}" volume create data >/dev/null
  container run --rm "$image" --version
  container run --rm --entrypoint id "$image" | tee "$work/id"
  ! grep -q 'uid=0' "$work/id" || fail "the image runs as root"
  serve_image
  echo "ready after $cpu s of processor time"
  "${podman[@]}" exec hidalgo /opt/hidalgo/bin/health || fail "it is not healthy"
  begin_game
  stop_image
  container run --rm "$image" prepare
  serve_image
  echo "ready after $cpu s of processor time, prepared"
  finish_game
  stop_image
  container run --rm "$image" doctor
}

# As compose.yaml does it: nothing but the volume and /tmp can be written to.
container() {
  "${podman[@]}" "$1" --network host --read-only --tmpfs /tmp --volume data:/var/lib/hidalgo --cap-drop all \
    --ulimit nofile=4096:4096 --ulimit nproc=1000:1000 --env HIDALGO_PORT="$port" --env HIDALGO_BOT_PAUSE=0 "${@:2}"
}

serve_image() {
  container run --detach --name hidalgo "$image" >/dev/null
  await_ready "$("${podman[@]}" inspect --format '{{.State.Pid}}' hidalgo)"
}

stop_image() {
  "${podman[@]}" stop --time 30 hidalgo >/dev/null
  [ "$("${podman[@]}" inspect --format '{{.State.ExitCode}}' hidalgo)" = 143 ] || fail "the image was killed"
  "${podman[@]}" rm hidalgo >/dev/null
}
