/** The speed of animations: 0 if the person wants none. */
export function speed(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return 0;
  }
  switch (document.documentElement.dataset.animation) {
    case 'off':
      return 0;
    case 'fast':
      return 2;
    default:
      return 1;
  }
}
