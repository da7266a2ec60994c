import { t } from '../text';

/** What is said to a seat that waits to lay a power card: that it can plan one, or what it has planned. */
export function planWords(planned: number | undefined): string {
  return planned === undefined ? t('prompt.planOne') : t('prompt.planned', { card: planned });
}
