/** The largest value of the axis: the next round number above the most points. */
export function axisTop(most: number): number {
  const wide = most <= 160 ? 40 : 80;
  const step = most <= 60 ? 20 : wide;
  return Math.max(step, Math.ceil(most / step) * step);
}
