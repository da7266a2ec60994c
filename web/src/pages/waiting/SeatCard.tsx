import { Badge, Icon } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import { TileArt } from '../../draw/TileArt';
import type { SeatView } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { Pill } from '../../ui/Pill';
import { Select } from '../../ui/Select';
import { botName } from '../../ui/words';

interface Props {
  seat: SeatView;
  isYou: boolean;
  isHost: boolean;
  /** Whether the person who looks has a seat. */
  isSeated: boolean;
  last: boolean;
  bots: readonly string[];
  busy: boolean;
  /** Takes this open seat; undefined where one can't. */
  onTake: (() => void) | undefined;
  onBot: (level: string) => void;
  onClear: () => void;
  /** Moves whoever sits on one seat to another. */
  onMove: (from: number, to: number) => void;
}

const DRAG_TYPE = 'text/x-seat';

/** One seat of the waiting room, with the caballero tile of its colour. */
export function SeatCard({ seat, isYou, isHost, isSeated, last, bots, busy, onTake, onBot, onClear, onMove }: Props) {
  const isOpen = seat.kind === 'open';
  const name = isOpen ? t('waiting.open') : seat.name;
  return (
    <Panel
      as="li"
      data-player={colourOf(seat.seat)}
      class={`ws ${isOpen ? 'open' : ''}`}
      draggable={isHost && !isOpen}
      onDragStart={(event) => event.dataTransfer?.setData(DRAG_TYPE, String(seat.seat))}
      onDragOver={(event) => {
        if (isHost && event.dataTransfer?.types.includes(DRAG_TYPE)) {
          event.preventDefault();
        }
      }}
      onDrop={(event) => {
        const from = event.dataTransfer?.getData(DRAG_TYPE) ?? '';
        if (from !== '' && Number(from) !== seat.seat) {
          event.preventDefault();
          onMove(Number(from), seat.seat);
        }
      }}
    >
      <div class="wn">
        <span>{t('app.seat', { n: seat.seat + 1 })}</span>
        {isHost && !isOpen && (
          <span class="mvs">
            <button
              type="button"
              aria-label={t('waiting.moveUp', { name })}
              disabled={busy || seat.seat === 0}
              onClick={() => onMove(seat.seat, seat.seat - 1)}
            >
              <Icon name="prev" />
            </button>
            <button
              type="button"
              aria-label={t('waiting.moveDown', { name })}
              disabled={busy || last}
              onClick={() => onMove(seat.seat, seat.seat + 1)}
            >
              <Icon name="next" />
            </button>
          </span>
        )}
      </div>
      {isOpen ? (
        <span class="wopen">
          <Badge seat={seat.seat} size="large" />
        </span>
      ) : (
        <svg class="wt" viewBox="-4 -4 108 110" aria-hidden="true">
          <TileArt seat={seat.seat} north={5} land="S" />
        </svg>
      )}
      <b class="serif">{name}</b>
      <small>
        {isOpen ? t('waiting.anyone') : seat.kind === 'bot' ? t('waiting.bot') : isYou ? t('waiting.you') : t('waiting.person')}
      </small>
      <div class="wacts">
        {isOpen && onTake !== undefined && (
          <Button size="small" variant={isSeated ? undefined : 'primary'} disabled={busy} onClick={onTake}>
            {isSeated ? t('waiting.swap') : t('waiting.take')}
          </Button>
        )}
        {isOpen && isHost && (
          <Button size="small" disabled={busy} onClick={() => onBot(bots[1] ?? bots[0] ?? '')}>
            <Icon name="bot" />
            {t('waiting.addBot')}
          </Button>
        )}
        {seat.kind === 'bot' &&
          (isHost ? (
            <Select
              label={t('waiting.level', { name })}
              value={seat.bot}
              options={bots.map((bot) => ({ value: bot, label: botName(bot) }))}
              disabled={busy}
              onChange={onBot}
            />
          ) : (
            <Pill>{botName(seat.bot)}</Pill>
          ))}
        {seat.kind === 'person' && (
          <Pill kind={seat.online ? 'good' : undefined}>
            {seat.online && <Icon name="check" />}
            {seat.online ? t('waiting.here') : t('waiting.away')}
          </Pill>
        )}
        {isHost && !isOpen && !isYou && (
          <Button size="small" variant="ghost" disabled={busy} aria-label={t('waiting.removeName', { name })} onClick={onClear}>
            {t('waiting.remove')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
