import type { ComponentChildren } from 'preact';
import { Icon } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { Button } from '../../../ui/controls/Button';
import { Panel } from '../../../ui/parts/Panel';
import { FaceDownDisk, TurnedDisk } from '../cards/Disk';
import { SecretText } from '../cards/SecretText';
import type { RegionCode } from '../ground/iberia';
import { t } from '../text';
import { placeName } from '../words/words';
import type { Outcome } from './revealed';
import styles from './TurnedDisks.module.css';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  found: readonly Outcome[];
  /** Whether the disks are face up. */
  areTurned: boolean;
  /** The subject of the choice. */
  text: string;
  /** The text of the button. */
  next: string;
  onNext: () => void;
  children: ComponentChildren;
}

/** The disks of all seats that chose, and the results. */
export function TurnedDisks({ table, players, found, areTurned, text, next, onNext, children }: Props) {
  return (
    <Panel class={styles.panel} aria-label={t('eg.reveal.title')}>
      <ul class={styles.disks} style={{ '--count': String(found.length) }}>
        {found.map((outcome) => (
          <li key={outcome.seat}>
            {areTurned ? (
              <TurnedDisk seat={outcome.seat} chosen={outcome.region as RegionCode} name={nameAt(players, outcome.seat)} />
            ) : (
              <FaceDownDisk seat={outcome.seat} name={players[outcome.seat]!.name} />
            )}
            <b>{nameAt(players, outcome.seat)}</b>
            <span>{areTurned ? outcomeWords(table, outcome) : ''}</span>
          </li>
        ))}
      </ul>
      <SecretText title={t('eg.reveal.title')} text={text}>
        {children}
        <div class={styles.buttons}>
          <Button variant="primary" onClick={onNext}>
            {next}
            <Icon name="next" />
          </Button>
        </div>
      </SecretText>
    </Panel>
  );
}

function outcomeWords(table: GrandeTable, { region, count, kind }: Outcome): string {
  const slots = { region: placeName(table, region), n: count };
  switch (kind) {
    case 'moved':
      return t('eg.reveal.to', slots);
    case 'lost':
      return t('eg.reveal.lost', slots);
    case 'court':
      return t('eg.reveal.court', slots);
    case 'clash':
      return t('eg.reveal.clash', slots);
    default:
      return t('eg.reveal.toOnly', slots);
  }
}
