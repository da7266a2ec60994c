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

/** Ends an animation after some milliseconds, or as soon as the person presses something; returns a function that cancels it. */
export function arriveLater(arrive: () => void, millis: number): () => void {
  const timer = setTimeout(arrive, millis);
  addEventListener('pointerdown', arrive, { once: true });
  addEventListener('keydown', arrive, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', arrive);
    removeEventListener('keydown', arrive);
  };
}
