import type { Sample } from '../../../table/lesson/sample';
import { t } from '../text/teaching';
import { cardTitle } from '../words/cards';
import record from './sample-record.json';

/** A game of four knights that ends 110 to 110. */
export const sample: Sample = {
  record,
  notes: [
    { ply: 1, text: () => t('eg.sample.thirteen') },
    { ply: 57, text: () => t('eg.sample.firsts', { card: cardTitle('scoreFirsts') }) },
    { ply: 101, text: () => t('eg.sample.disks') },
    { ply: 170, text: () => t('eg.sample.veto', { card: cardTitle('secretAll') }) },
    { ply: 187, text: () => t('eg.sample.board') },
    { ply: 265, text: () => t('eg.sample.single') },
    { ply: 325, text: () => t('eg.sample.ride') },
  ],
};
