#!/bin/bash
# A tournament shared by 16 jobs of Slurm: sbatch examples/slurm.sh
#
# Every job plays one shard and writes its part. Slurm puts a job back into the queue if its node fails. When all have ended,
# join the parts: ./hidalgo merge parts/*.txt
#
# To play shards again: sbatch --array=3,7 examples/slurm.sh. The number of shards stays the same, whatever the array is. To
# change it, change --array and shards below together.
#
#SBATCH --job-name=hidalgo
#SBATCH --array=1-16
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
set -euo pipefail
shards=16
if [ "$SLURM_ARRAY_TASK_ID" -lt 1 ] || [ "$SLURM_ARRAY_TASK_ID" -gt "$shards" ]; then
  echo "There is no shard $SLURM_ARRAY_TASK_ID of $shards; use --array=1-$shards or a part of it." >&2
  exit 2
fi
mkdir -p parts
part=parts/$SLURM_ARRAY_TASK_ID
"${HIDALGO:-./hidalgo}" tournament --game el-grande --bots squire,random --games 4000 --seed 7 \
  --threads 1 --quiet --shard "$SLURM_ARRAY_TASK_ID/$shards" >"$part.tmp"
mv "$part.tmp" "$part.txt"
