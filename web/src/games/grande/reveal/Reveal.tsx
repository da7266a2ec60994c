import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { Stage } from '../../../table/frame/Stage';
import { LogList } from '../../../table/log/LogList';
import type { LogEntry, Player } from '../../../table/people/types';
import { classes } from '../../../ui/parts/classes';
import { Panel } from '../../../ui/parts/Panel';
import { PromptBox } from '../actions/PromptBox';
import { announced } from '../actions/prompt';
import { GrandeMap } from '../map/GrandeMap';
import { Players } from '../side/Players';
import { t } from '../text';
import { cardTitle } from '../words/cards';
import { placeIn, placeName } from '../words/words';
import controls from './Controls.module.css';
import { IfScoredChange } from './IfScoredChange';
import styles from './Reveal.module.css';
import { arrowsOf, type Outcome, outcomes, type Revealed } from './revealed';
import { TurnedDisks } from './TurnedDisks';

interface Props {
  before: GrandeTable;
  after: GrandeTable;
  revealed: Revealed;
  players: readonly Player[];
  seat: number;
  /** Whether a scoring follows. */
  isScored: boolean;
  log: readonly LogEntry<string>[];
  onNext: () => void;
}

const TURN_MS = 700;
const ARRIVE_MS = 600;

/** All disks turn over together; then arrows show all the paths. They stay until the person continues. */
export function Reveal({ before, after, revealed, players, seat, isScored, log, onNext }: Props) {
  const step = useStep();
  useEscape(onNext);
  const found = useMemo(() => outcomes(before, after, revealed), [before, after, revealed]);
  const arrows = useMemo(() => (step === 0 ? [] : arrowsOf(before, found)), [before, found, step]);
  const isCastillo = before.stage === 'castillo';
  const shown = useMemo(() => (step < 2 ? before : arrived(before, after)), [before, after, step < 2]);
  const sentence = isCastillo ? t('eg.reveal.castilloText') : cardSentence(before);
  const words = players.map((_, other) => seatWords(before, found, other, step > 0));
  return (
    <Stage
      hasCoachBelow
      side={
        <Panel class={styles.log} aria-label={t('tabs.log')} tabIndex={0}>
          <LogList entries={log} players={players} onLight={() => undefined} />
        </Panel>
      }
      players={<Players table={shown} players={players} seat={seat} preview={undefined} isPlanned={false} words={words} />}
    >
      <div class={classes(styles.middle, controls.controls)}>
        <GrandeMap
          table={shown}
          players={players}
          legal={[]}
          arrows={arrows}
          ringed={step === 0 ? [] : found.filter(({ kind }) => kind === 'scored').map(({ region }) => region)}
          onPick={() => undefined}
          totals={before.courts.map(({ total }) => total)}
        >
          <PromptBox
            title={isCastillo ? t('eg.reveal.castillo') : cardTitle(before.action.card)}
            text={isCastillo ? '' : announced(before, players)}
            isUrgent
          />
        </GrandeMap>
        <TurnedDisks
          table={before}
          players={players}
          found={found}
          areTurned={step > 0}
          text={sentence}
          next={t(isScored ? 'eg.reveal.score' : 'eg.reveal.next')}
          onNext={onNext}
        >
          {step >= 2 && !isScored && <IfScoredChange before={before} after={after} players={players} />}
        </TurnedDisks>
      </div>
    </Stage>
  );
}

/** Pieces travel once the disks have been read; the points of the following scoring come with its show. */
function arrived(before: GrandeTable, after: GrandeTable): GrandeTable {
  const courts = before.courts.map((court, seat) => {
    const { caballeros, province } = after.courts[seat]!;
    return { ...court, caballeros, province };
  });
  return { ...after, courts };
}

/** The state of the show: face down, revealed, arrived. */
function useStep(): number {
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const [step, setStep] = useState(still ? 2 : 0);
  useEffect(() => {
    if (step >= 2) {
      return undefined;
    }
    const timer = setTimeout(() => setStep(step + 1), step === 0 ? TURN_MS : ARRIVE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return step;
}

function useEscape(onNext: () => void) {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onNext();
      }
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, []);
}

/** The text for a seat: not asked, locked in, or its choice. */
function seatWords(before: GrandeTable, found: readonly Outcome[], seat: number, areTurned: boolean): string {
  const outcome = found.find((made) => made.seat === seat);
  if (outcome === undefined) {
    return t('eg.status.notAsked');
  }
  return areTurned ? t('eg.status.chose', { region: placeName(before, outcome.region) }) : t('eg.status.locked');
}

function cardSentence(before: GrandeTable): string {
  switch (before.action.card) {
    case 'secretTwo':
    case 'secretAll':
    case 'secretScoring':
    case 'grande':
      return t(`eg.reveal.${before.action.card}`);
    default:
      return t('eg.reveal.eviction', { region: placeIn(before, before.action.region) });
  }
}
