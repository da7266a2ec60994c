import { useEffect, useRef } from 'preact/hooks';
import type { LogLine, TableView } from '../../protocol/types';
import { t } from '../../text';
import { useTitle } from '../../ui/page/page-hooks';
import { tableName } from '../../ui/state/names';
import { notify } from '../../ui/state/notify';
import { play } from '../../ui/state/sound';
import { vibrate } from '../../ui/state/vibration';
import { useScreens } from '../game';

/** Signals the person's turn: in the title, by a sound and by the browser's notification. */
export function useTurnSignal(table: TableView, isYourTurn: boolean): void {
  const name = tableName(table);
  useTitle(isYourTurn ? t('app.title.turn', { game: name }) : t('app.title', { page: name }));
  const before = useRef(isYourTurn);
  useEffect(() => {
    if (isYourTurn && !before.current) {
      play('turn');
      vibrate('turn');
      notify(t('app.notify.turn'), t('app.notify.text', { game: name, round: table.play?.round ?? 1 }));
    }
    before.current = isYourTurn;
  }, [isYourTurn]);
}

/** Plays the sound of the latest move. */
export function useMoveSounds(log: readonly LogLine[]): void {
  const { notation } = useScreens();
  const last = log.at(-1);
  const heard = useRef(last?.ply ?? 0);
  useEffect(() => {
    if (last === undefined || last.ply <= heard.current) {
      heard.current = last?.ply ?? 0;
      return;
    }
    heard.current = last.ply;
    const sound = last.scorings.length > 0 ? 'bell' : notation.soundOf(last.move);
    if (sound !== undefined) {
      play(sound);
    }
    if (sound === 'evict') {
      vibrate('loss');
    }
  }, [last?.ply]);
}

/** Ticks softly every second while the person's clock is low. */
export function useClockTick(isLow: boolean, second: number): void {
  useEffect(() => {
    if (isLow) {
      play('tick');
    }
  }, [isLow, second]);
}
