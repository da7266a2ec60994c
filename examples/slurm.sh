#!/bin/bash
# A tournament shared by 16 jobs of Slurm: sbatch examples/slurm.sh
#
# Every job plays one shard and writes its part. Slurm puts a job back into the queue if its node fails. When all have ended,
# join the parts: ./hidalgo merge parts/*.txt
#
#SBATCH --job-name=hidalgo
#SBATCH --array=1-16
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
set -euo pipefail
mkdir -p parts
part=parts/$SLURM_ARRAY_TASK_ID
"${HIDALGO:-./hidalgo}" tournament --game el-grande --bots squire,random --games 4000 --seed 7 \
  --threads 1 --quiet --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" >"$part.tmp"
mv "$part.tmp" "$part.txt"
