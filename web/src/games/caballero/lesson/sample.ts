import type { Sample } from '../../../table/lesson/sample';
import { t } from '../text/teaching';
import record from './sample-record.json';

/** A game of three knights that ends 77 to 76. */
export const sample: Sample = {
  record,
  notes: [
    { ply: 6, text: () => t('ec.sample.ship') },
    { ply: 37, text: () => t('ec.sample.lead') },
    { ply: 94, text: () => t('ec.sample.tie') },
    { ply: 98, text: () => t('ec.sample.evicted') },
    { ply: 115, text: () => t('ec.sample.join') },
    { ply: 153, text: () => t('ec.sample.last') },
  ],
};
