import { Icon } from '../../../draw/Icon';
import type { GrandePreview, GrandeTable } from '../../../protocol/types';
import { showWhyNot } from '../../../table/help/WhyNot';
import type { Player } from '../../../table/people/types';
import { Button } from '../../../ui/controls/Button';
import { Keys } from '../../../ui/parts/Keys';
import { Panel } from '../../../ui/parts/Panel';
import type { RegionCode } from '../ground/iberia';
import { plural, t } from '../text';
import { placeIn, placeName } from '../words/words';
import { ChosenSeats } from './ChosenSeats';
import { Disk } from './Disk';
import { DiskPreview } from './DiskPreview';
import styles from './SecretPanel.module.css';
import { SecretText } from './SecretText';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  /** The regions that the disk can show; empty if this seat is not asked, or has chosen. */
  legal: readonly string[];
  draft: RegionCode | undefined;
  /** The result of the draft if no other seat moved anything. */
  preview: GrandePreview | undefined;
  /** How many of the seat's caballeros would leave the Castillo. */
  riders: number | undefined;
  isSent: boolean;
  onDraft: (code: RegionCode) => void;
  onWhyNot: (code: RegionCode) => void;
  onLock: () => void;
}

/** The state of this seat: its choice, its options, or what it is waiting for. */
function Instruction({ isLocked, ...props }: Props & { isLocked: boolean }) {
  const { table, legal } = props;
  if (isLocked) {
    const region = placeName(table, table.disk);
    return <SecretText title={t('eg.secret.locked', { region })} text={t('eg.secret.lockedText')} />;
  }
  return legal.length > 0 ? (
    <DiskChoice {...props} />
  ) : (
    <SecretText title={t('eg.secret.watch')} text={t('eg.secret.watchText')} />
  );
}

/** A simultaneous choice: the seat's disk, its meaning, and the seats that have chosen. */
export function SecretPanel(props: Props) {
  const { table, players, seat, legal, draft, onDraft, onWhyNot } = props;
  const isLocked = table.disk !== '';
  const draftNote = draft ? t('eg.secret.draft') : '';
  return (
    <Panel class={styles.panel} data-part="disk" aria-label={t('eg.prompt.disk')}>
      {(legal.length > 0 || isLocked) && (
        <Disk
          chosen={isLocked ? (table.disk as RegionCode) : draft}
          legal={isLocked ? [table.disk] : legal}
          note={isLocked ? t('eg.secret.lockedNote') : draftNote}
          onChoose={isLocked ? () => undefined : onDraft}
          onBarred={onWhyNot}
        />
      )}
      <Instruction {...props} isLocked={isLocked} />
      <ChosenSeats table={table} players={players} seat={seat} />
    </Panel>
  );
}

/** The seat's own choice: its result, the seat's rank there, and the button that confirms it. */
function DiskChoice({ table, seat, draft, preview, riders, isSent, onLock }: Props) {
  return (
    <SecretText title={t('eg.secret.choose')} text={meaning(table, riders)}>
      {draft && <DiskPreview table={table} seat={seat} code={draft} preview={preview} />}
      <div class={styles.buttons}>
        <Button
          variant="primary"
          aria-keyshortcuts="Enter"
          disabled={isSent}
          aria-disabled={draft === undefined}
          onClick={draft === undefined ? () => showWhyNot(t('eg.secret.choose')) : onLock}
        >
          <Icon name="lock" />
          {draft === undefined ? t('eg.secret.lockNone') : t('eg.secret.lock', { region: placeName(table, draft) })}
        </Button>
        <span class={styles.keys} aria-hidden="true">
          {t('eg.secret.turn')} <Keys>Q</Keys> <Keys>R</Keys>
        </span>
      </div>
    </SecretText>
  );
}

/** The result of the choice, depending on the card that asks for it. */
function meaning(table: GrandeTable, riders: number | undefined): string {
  if (table.stage === 'castillo') {
    return riders === undefined ? t('eg.secret.castillo') : plural('eg.secret.castilloCount', riders);
  }
  switch (table.action.card) {
    case 'secretTwo':
    case 'secretAll':
    case 'secretScoring':
    case 'grande':
      return t(`eg.secret.${table.action.card}`);
    default:
      return t('eg.secret.eviction', { region: placeIn(table, table.action.region) });
  }
}
