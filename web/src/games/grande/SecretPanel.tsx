import { Icon } from '../../draw/Icon';
import type { GrandeTable } from '../../protocol/types';
import type { Player } from '../../table/types';
import { rankWord } from '../../text/ordinal';
import { listed } from '../../text/say';
import { Button } from '../../ui/Button';
import { Keys } from '../../ui/Keys';
import { Panel } from '../../ui/Panel';
import { Disk, FaceDownDisk } from './Disk';
import type { RegionCode } from './iberia';
import { t } from './text';
import { nameOf, placeAt, placeName } from './words';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  /** The regions that can be set; none if this seat is not asked, or has chosen. */
  legal: readonly string[];
  draft: RegionCode | undefined;
  isSent: boolean;
  onDraft: (code: RegionCode) => void;
  onLock: () => void;
}

/** The seats that choose now or have chosen. */
export function askedSeats(table: GrandeTable): number[] {
  return table.courts.map((_, seat) => seat).filter((seat) => table.chosen.includes(seat) || table.obliged.includes(seat));
}

/** A simultaneous choice: the own disk, what it means, and who has chosen. */
export function SecretPanel({ table, players, seat, legal, draft, isSent, onDraft, onLock }: Props) {
  const isAsked = legal.length > 0;
  const isLocked = table.disk !== '';
  const asked = askedSeats(table);
  const others = players.flatMap((player, other) =>
    asked.includes(other) ? [] : [player.isYou ? t('player.you') : player.name],
  );
  return (
    <Panel class="secretp" data-part="disk" aria-label={t('eg.prompt.disk')}>
      {(isAsked || isLocked) && (
        <Disk
          chosen={isLocked ? (table.disk as RegionCode) : draft}
          legal={isLocked ? [table.disk] : legal}
          note={isLocked ? t('eg.secret.lockedNote') : draft ? t('eg.secret.draft') : ''}
          onChoose={isLocked ? () => undefined : onDraft}
        />
      )}
      <div class="stxt">
        {isLocked ? (
          <>
            <h2>{t('eg.secret.locked', { region: placeName(table, table.disk) })}</h2>
            <p>{t('eg.secret.lockedText')}</p>
          </>
        ) : isAsked ? (
          <>
            <h2>{t('eg.secret.choose')}</h2>
            <p>{meaning(table)}</p>
            {draft && <Standing table={table} seat={seat} code={draft} />}
            <div class="sbtn">
              <Button
                variant="primary"
                aria-keyshortcuts="Enter"
                disabled={isSent}
                aria-disabled={draft === undefined}
                onClick={draft === undefined ? undefined : onLock}
              >
                <Icon name="lock" />
                {draft === undefined ? t('eg.secret.lockNone') : t('eg.secret.lock', { region: placeName(table, draft) })}
              </Button>
              <span class="turnkeys" aria-hidden="true">
                {t('eg.secret.turn')} <Keys>Q</Keys> <Keys>R</Keys>
              </span>
            </div>
          </>
        ) : (
          <>
            <h2>{t('eg.secret.watch')}</h2>
            <p>{t('eg.secret.watchText')}</p>
          </>
        )}
      </div>
      <div class="swho">
        <h3 aria-live="polite">{t('eg.secret.count', { n: table.chosen.length, of: asked.length })}</h3>
        <ul class="minis">
          {asked.map((other) => {
            const isIn = table.chosen.includes(other);
            return (
              <li key={other} class={isIn ? 'in' : ''}>
                <FaceDownDisk seat={other} name={players[other]!.name} />
                <b>{nameOf(players, other)}</b>
                <span>
                  {isIn && <Icon name="lock" />}
                  {isIn ? t('eg.secret.lockedIn') : other === seat ? t('eg.secret.you') : t('eg.secret.choosing')}
                </span>
              </li>
            );
          })}
        </ul>
        {others.length > 0 && <p>{t('eg.secret.notAsked', { names: listed(others) })}</p>}
      </div>
    </Panel>
  );
}

/** What the choice leads to, by what asks for it. */
function meaning(table: GrandeTable): string {
  if (table.stage === 'castillo') {
    return t('eg.secret.castillo');
  }
  switch (table.action.card) {
    case 'secretTwo':
    case 'secretAll':
    case 'secretScoring':
    case 'grande':
      return t(`eg.secret.${table.action.card}`);
    default:
      return t('eg.secret.eviction', { region: placeName(table, table.action.region) });
  }
}

/** How one stands in the region that the disk shows. */
function Standing({ table, seat, code }: { table: GrandeTable; seat: number; code: string }) {
  const region = placeAt(table, code)!;
  const rank = region.ranks[seat] ?? 0;
  return (
    <dl class="cons">
      <div>
        <dt>{t('eg.secret.have', { region: region.name })}</dt>
        <dd>{region.counts[seat] ?? 0}</dd>
      </div>
      <div>
        <dt>{t('eg.secret.rank')}</dt>
        <dd>{rank === 0 ? t('eg.secret.none') : rankWord(rank)}</dd>
      </div>
      <div>
        <dt>{t('eg.secret.points')}</dt>
        <dd>{region.scores[seat] ?? 0}</dd>
      </div>
    </dl>
  );
}
