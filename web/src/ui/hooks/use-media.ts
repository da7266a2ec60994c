import { useEffect, useState } from 'preact/hooks';

/** Screens with space for only one part of the table. */
export const PHONE = '(max-width: 559px), (max-width: 759px) and (min-height: 560px)';
/** Phones, upright or on their side. */
export const HANDHELD = `${PHONE}, (max-width: 1023px) and (max-height: 559px)`;
/** Phones on their side. */
export const SQUAT = '(min-width: 560px) and (max-width: 1023px) and (max-height: 559px)';
/** Screens with space for three columns. */
export const WIDE = '(min-width: 1200px), (min-width: 1024px) and (orientation: landscape)';
/** Screens with space for a fourth column. */
export const ROOMY = '(min-width: 1440px) and (min-height: 760px)';
/** Screens that are mostly used by touch. */
export const TOUCH = '(pointer: coarse)';

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setMatches(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [query]);
  return matches;
}
