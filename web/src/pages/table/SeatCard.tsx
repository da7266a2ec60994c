import { useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import { colourOf } from '../../draw/players';
import { TileArt } from '../../draw/TileArt';
import type { PersonaInfo, SeatView } from '../../protocol/types';
import { t } from '../../text';
import { named } from '../../text/say';
import { Ask } from '../../ui/controls/Ask';
import { Button } from '../../ui/controls/Button';
import { PersonChooser } from '../../ui/controls/PersonChooser';
import { Select } from '../../ui/controls/Select';
import { classes } from '../../ui/parts/classes';
import { LevelBadge } from '../../ui/parts/LevelBadge';
import { Panel } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import { botName, seatName } from '../../ui/state/names';
import styles from './SeatCard.module.css';
import { usualBot } from './seats';

interface Props {
  seat: SeatView;
  isYou: boolean;
  isHost: boolean;
  /** Whether the viewer has a seat. */
  isSeated: boolean;
  last: boolean;
  bots: readonly string[];
  busy: boolean;
  /** Takes this open seat; undefined if that is not possible. */
  onTake: (() => void) | undefined;
  onBot: (level: string) => void;
  /** The possible personas of bots in this game. */
  people: readonly PersonaInfo[];
  /** Whether a persona's temperament affects its play. */
  isTempered: boolean;
  /** The names in the other seats. */
  taken: readonly string[];
  /** Gives the bot's seat another persona; a random one if empty. */
  onAnother: (persona: string) => void;
  onClear: () => void;
  /** Removes this open seat; undefined if the game needs it or the viewer is not the host. */
  onRemove: (() => void) | undefined;
  /** Moves the player of one seat to another. */
  onMove: (from: number, to: number) => void;
}

const DRAG_TYPE = 'text/x-seat';

/** One seat of the waiting room, with the caballero tile of its colour. */
export function SeatCard(props: Props) {
  const { seat, isYou, isHost, isTempered, onMove } = props;
  const isOpen = seat.kind === 'open';
  return (
    <Panel
      as="li"
      data-player={colourOf(seat.seat)}
      class={classes(styles.seat, isOpen && styles.open)}
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
      <div class={styles.number}>
        <span>{t('app.seat', { n: seat.seat + 1 })}</span>
        {isHost && !isOpen && <Arrows {...props} />}
        {isOpen && <RemoveSeat {...props} />}
      </div>
      {isOpen && (
        <span class={styles.place}>
          <Badge seat={seat.seat} size="large" />
        </span>
      )}
      {seat.persona !== '' && (
        <span class={styles.person}>
          <SeatPortrait seat={seat.seat} persona={seat.persona} size="large" />
        </span>
      )}
      {!isOpen && seat.persona === '' && (
        <svg class={styles.tile} viewBox="-4 -4 108 110" aria-hidden="true">
          <TileArt seat={seat.seat} north={5} land="S" />
        </svg>
      )}
      <b class={styles.name}>{seatName(seat)}</b>
      <small class={styles.kind}>
        {isTempered && seat.persona !== '' ? named(`persona.${seat.persona}`) : t(kindText(seat, isYou))}
      </small>
      <div class={styles.actions}>{isOpen ? <OpenSeat {...props} /> : <TakenSeat {...props} />}</div>
    </Panel>
  );
}

/** Moves the player of this seat one seat forward or back. */
function Arrows({ seat, last, busy, onMove }: Props) {
  const name = seatName(seat);
  return (
    <span class={styles.arrows}>
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
  );
}

function RemoveSeat({ seat, busy, onRemove }: Props) {
  return (
    onRemove !== undefined && (
      <span class={styles.arrows}>
        <button
          type="button"
          aria-label={t('waiting.removeSeat', { n: seat.seat + 1 })}
          title={t('waiting.removeSeat', { n: seat.seat + 1 })}
          disabled={busy}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </span>
    )
  );
}

function OpenSeat({ isHost, isSeated, bots, busy, onTake, onBot }: Props) {
  return (
    <>
      {onTake !== undefined && (
        <Button size="small" variant={isSeated ? undefined : 'primary'} disabled={busy} onClick={onTake}>
          {isSeated ? t('waiting.swap') : t('waiting.take')}
        </Button>
      )}
      {isHost && (
        <Button size="small" disabled={busy} onClick={() => onBot(usualBot(bots))}>
          <Icon name="bot" />
          {t('waiting.addBot')}
        </Button>
      )}
    </>
  );
}

function TakenSeat({ seat, isYou, isHost, bots, people, isTempered, taken, busy, onBot, onAnother, onClear }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const name = seatName(seat);
  return (
    <>
      {seat.kind === 'person' && (
        <Pill kind={seat.online ? 'good' : undefined}>
          {seat.online && <Icon name="check" />}
          {seat.online ? t('waiting.here') : t('waiting.away')}
        </Pill>
      )}
      {seat.kind === 'bot' && !isHost && <LevelBadge level={seat.bot} />}
      {seat.kind === 'bot' && isHost && (
        <Select
          label={t('waiting.level', { name })}
          value={seat.bot}
          options={bots.map((bot) => ({ value: bot, label: botName(bot) }))}
          disabled={busy}
          onChange={onBot}
        />
      )}
      {isHost && seat.kind === 'bot' && (
        <Button
          size="small"
          variant="ghost"
          disabled={busy}
          aria-label={t('waiting.anotherFor', { name })}
          onClick={() => setChoosing(true)}
        >
          {t('waiting.another')}
        </Button>
      )}
      {isHost && !isYou && (
        <Button
          size="small"
          variant="ghost"
          disabled={busy}
          aria-label={t('waiting.removeName', { name })}
          onClick={() => (seat.kind === 'bot' ? onClear() : setAsked(true))}
        >
          {t('waiting.remove')}
        </Button>
      )}
      {isChoosing && (
        <PersonChooser
          people={people}
          isTempered={isTempered}
          chosen={seat.persona}
          taken={taken}
          onChoose={onAnother}
          onClose={() => setChoosing(false)}
        />
      )}
      {isAsked && (
        <Ask
          title={t('waiting.removeAsk', { name })}
          text={t('waiting.removeAsk.text', { name })}
          action={t('waiting.remove')}
          no={t('waiting.settle.cancel')}
          onYes={() => {
            setAsked(false);
            onClear();
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  );
}

function kindText(seat: SeatView, isYou: boolean) {
  if (seat.kind === 'person') {
    return isYou ? 'waiting.you' : 'waiting.person';
  }
  return seat.kind === 'bot' ? 'waiting.bot' : 'waiting.anyone';
}
