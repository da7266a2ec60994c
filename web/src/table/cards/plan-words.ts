import { t } from '../../text';

/** The text for a seat that waits to play a power card: an offer to plan one, or the planned card. */
export function planWords(planned: number | undefined): string {
  return planned === undefined ? t('prompt.planOne') : t('prompt.planned', { card: planned });
}

/** The text for a seat whose turn it is, and whose planned card is about to be played automatically. */
export function planComing(card: number): { title: string; text: string } {
  return { title: t('prompt.planComing', { card }), text: t('prompt.planComingText') };
}
