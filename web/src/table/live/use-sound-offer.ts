import { useState } from 'preact/hooks';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { preferences } from '../../ui/state/preferences';
import { prefer } from '../../ui/state/session';
import { play, preview } from '../../ui/state/sound';
import type { Notice } from '../people/types';

/* Sound is off at first. It is offered once in a browser, when the person has made some moves. */

const STORAGE_KEY = 'hidalgo.sound-offered';
/** The person has seen a few turns by then. */
const MOVES_BEFORE = 12;

function wasOffered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}

/** The offer, until it is answered, and a function that declines it. */
export function useSoundOffer(moves: number, isPlaying: boolean): { notice: Notice | undefined; close: () => void } {
  const { sound } = useStore(preferences);
  const [isAnswered, setAnswered] = useState(wasOffered);
  const isOpen = isPlaying && moves >= MOVES_BEFORE && !isAnswered && sound === 'off';
  const close = () => {
    if (isOpen) {
      setAnswered(true);
      localStorage.setItem(STORAGE_KEY, 'true');
    }
  };
  const turnOn = () => {
    prefer('sound', 'on');
    play('turn');
    close();
  };
  const notice: Notice = {
    kind: 'plain',
    title: t('sound.offer.title'),
    text: t('sound.offer.text'),
    actions: [
      { label: t('sound.offer.hear'), onClick: preview },
      { label: t('sound.offer.on'), onClick: turnOn, isMain: true },
      { label: t('sound.offer.no'), onClick: close },
    ],
  };
  return { notice: isOpen ? notice : undefined, close };
}
