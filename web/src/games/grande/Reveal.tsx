import { useEffect, useMemo, useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import type { GrandeTable } from '../../protocol/types';
import { Stage } from '../../table/Stage';
import type { Player } from '../../table/types';
import { signed } from '../../text';
import { Button } from '../../ui/Button';
import { Hidden } from '../../ui/Hidden';
import { Panel } from '../../ui/Panel';
import { FaceDownDisk, TurnedDisk } from './Disk';
import { GrandeMap } from './GrandeMap';
import type { RegionCode } from './iberia';
import { Players } from './Players';
import { arrowsOf, type Outcome, outcomes, type Revealed } from './revealed';
import { t } from './text';
import { nameOf, placeName } from './words';

interface Props {
  before: GrandeTable;
  after: GrandeTable;
  revealed: Revealed;
  players: readonly Player[];
  seat: number;
  /** Whether a scoring follows. */
  isScored: boolean;
  onNext: () => void;
}

const TURN_MS = 700;
const ARRIVE_MS = 600;

/** All disks turn over together; then arrows show where everything goes. They stay until one goes on. */
export function Reveal({ before, after, revealed, players, seat, isScored, onNext }: Props) {
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const [step, setStep] = useState(still ? 2 : 0);
  useEffect(() => {
    if (step >= 2) {
      return undefined;
    }
    const timer = setTimeout(() => setStep(step + 1), step === 0 ? TURN_MS : ARRIVE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onNext();
      }
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, []);
  const found = useMemo(() => outcomes(before, after, revealed), [before, after, revealed]);
  const arrows = useMemo(() => (step === 0 ? [] : arrowsOf(before, found)), [before, found, step]);
  const isCastillo = before.stage === 'castillo';
  const scored = found.filter(({ kind }) => kind === 'scored').map(({ region }) => region);
  // Counts change when the arrows arrive; the points of the scoring that follows come with its own show.
  const shown = step < 2 ? before : { ...after, courts: before.courts };
  const words = players.map((_, other) => {
    const outcome = found.find((made) => made.seat === other);
    return outcome === undefined
      ? t('eg.status.notAsked')
      : step === 0
        ? t('eg.status.locked')
        : t('eg.status.chose', { region: placeName(before, outcome.region) });
  });
  const sentence = isCastillo ? t('eg.reveal.castilloText') : cardSentence(before);
  return (
    <Stage
      class="rev"
      players={<Players table={shown} players={players} seat={seat} forecast={undefined} isPlanned={false} words={words} />}
    >
      <GrandeMap
        table={shown}
        players={players}
        legal={[]}
        arrows={arrows}
        ringed={scored}
        onPick={() => undefined}
        totals={before.courts.map(({ total }) => total)}
      >
        <div class="prompt" role="status" aria-live="assertive">
          <b class="serif">{t(isCastillo ? 'eg.reveal.castillo' : 'eg.reveal.title')}</b>
          <span>{sentence}</span>
        </div>
      </GrandeMap>
      <Panel class="secretp turned" aria-label={t('eg.reveal.title')}>
        <ul class={`minis big n${found.length}`}>
          {found.map((outcome) => (
            <li key={outcome.seat} class="in">
              {step === 0 ? (
                <FaceDownDisk seat={outcome.seat} name={players[outcome.seat]!.name} />
              ) : (
                <TurnedDisk seat={outcome.seat} chosen={outcome.region as RegionCode} name={nameOf(players, outcome.seat)} />
              )}
              <b>{nameOf(players, outcome.seat)}</b>
              <span>{step === 0 ? '' : outcomeWords(before, outcome)}</span>
            </li>
          ))}
        </ul>
        <div class="stxt">
          <h2>{t('eg.reveal.title')}</h2>
          <p>{sentence}</p>
          {step >= 2 && !isScored && <Change before={before} after={after} players={players} />}
          <div class="sbtn">
            <Button variant="primary" onClick={onNext}>
              {t(isScored ? 'eg.reveal.score' : 'eg.reveal.next')}
              <Icon name="next" />
            </Button>
          </div>
        </div>
      </Panel>
    </Stage>
  );
}

function cardSentence(before: GrandeTable): string {
  switch (before.action.card) {
    case 'secretTwo':
    case 'secretAll':
    case 'secretScoring':
    case 'grande':
      return t(`eg.reveal.${before.action.card}`);
    default:
      return t('eg.reveal.eviction', { region: placeName(before, before.action.region) });
  }
}

function outcomeWords(table: GrandeTable, { region, count, kind }: Outcome): string {
  const slots = { region: placeName(table, region), n: count };
  return kind === 'moved'
    ? t('eg.reveal.to', slots)
    : kind === 'lost'
      ? t('eg.reveal.lost', slots)
      : kind === 'court'
        ? t('eg.reveal.court', slots)
        : t('eg.reveal.toOnly', slots);
}

/** What a scoring would have brought before, and what it would bring now. */
function Change({ before, after, players }: { before: GrandeTable; after: GrandeTable; players: readonly Player[] }) {
  return (
    <table class="mt2">
      <thead>
        <tr>
          <th />
          {players.map((player, seat) => (
            <td key={seat}>
              <Badge seat={seat} />
              <Hidden>{player.name}</Hidden>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('eg.reveal.before')}</th>
          {before.courts.map(({ ifScoredNow }, seat) => (
            <td key={seat}>{ifScoredNow}</td>
          ))}
        </tr>
        <tr class="b">
          <th scope="row">{t('eg.reveal.after')}</th>
          {after.courts.map(({ ifScoredNow }, seat) => {
            const change = ifScoredNow - before.courts[seat]!.ifScoredNow;
            return (
              <td key={seat}>
                {ifScoredNow}
                {change !== 0 && <small class={change > 0 ? 'up' : 'dn'}>{signed(change)}</small>}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
