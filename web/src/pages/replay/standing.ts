/** The largest value of the axis: the next round number above the most points. */
export function axisTop(most: number): number {
  const wide = most <= 160 ? 40 : 80;
  const step = most <= 60 ? 20 : wide;
  return Math.max(step, Math.ceil(most / step) * step);
}

/** Labels at the ends of lines, moved apart: down, and up again where they would leave the picture. */
export function spread<T extends { y: number }>(
  labels: readonly T[],
  { apart, lowest }: { apart: number; lowest: number },
): T[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  for (let i = 1; i < sorted.length; i++) {
    sorted[i] = { ...sorted[i]!, y: Math.max(sorted[i]!.y, sorted[i - 1]!.y + apart) };
  }
  let limit = lowest;
  for (let i = sorted.length - 1; i >= 0; i--) {
    sorted[i] = { ...sorted[i]!, y: Math.min(sorted[i]!.y, limit) };
    limit = sorted[i]!.y - apart;
  }
  return sorted;
}
