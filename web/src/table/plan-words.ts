import { t } from '../text';

/** The text for a seat that waits to play a power card: that it can plan one, or what it has planned. */
export function planWords(planned: number | undefined): string {
  return planned === undefined ? t('prompt.planOne') : t('prompt.planned', { card: planned });
}
