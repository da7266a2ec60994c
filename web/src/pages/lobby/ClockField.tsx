import { useState } from 'preact/hooks';
import type { ClockSetting } from '../../protocol/types';
import { t } from '../../text';
import { named } from '../../text/say';
import { Field, Label } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Select';
import styles from './ClockField.module.css';
import { CLOCK_SETTINGS, CLOCKS, type ClockChoice, clockChoice, ENDS, type EndChoice, liveClock } from './table-form';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const MOST_MINUTES = 600;
const MOST_SECONDS = 600;
const MOST_DAYS = 30;
const MOST_HOURS = 240;

/** Choices besides the usual clocks. */
type Own = 'own' | 'ownBank';

/** The thinking time: a usual clock, or custom minutes and seconds, or custom days; and what happens when it has run out. */
export function ClockField({ clock, onChange }: { clock: ClockSetting; onChange: (clock: ClockSetting) => void }) {
  const choice = clockChoice(clock);
  const [own, setOwn] = useState<Own | undefined>(choice === undefined ? ownOf(clock) : undefined);
  const options: { value: ClockChoice | Own; label: string }[] = [
    ...CLOCKS.map((value) => ({ value, label: named(`lobby.clock.choice.${value}`) })),
    { value: 'own', label: t('lobby.clock.choice.own') },
    { value: 'ownBank', label: t('lobby.clock.choice.ownBank') },
  ];
  const change = (changed: ClockSetting) => onChange({ ...changed, end: changed.kind === 'none' ? null : clock.end });
  const choose = (value: ClockChoice | Own) => {
    setOwn(value === 'own' || value === 'ownBank' ? value : undefined);
    change(value === 'own' ? liveClock(10 * MINUTE, 15) : CLOCK_SETTINGS[value === 'ownBank' ? 'bank' : value]);
  };
  const value = own ?? choice ?? ownOf(clock);
  return (
    <div>
      <Label>{t('lobby.clock')}</Label>
      <Select label={t('lobby.clock')} isFull value={value} options={options} onChange={choose} />
      {value === 'own' && clock.kind === 'live' && (
        <div class={styles.own}>
          <Count
            label={t('lobby.clock.minutes')}
            value={Math.round(clock.reserve / MINUTE)}
            least={1}
            most={MOST_MINUTES}
            onChange={(minutes) => change(liveClock(minutes * MINUTE, clock.increment))}
          />
          <Count
            label={t('lobby.clock.seconds')}
            value={clock.increment}
            least={0}
            most={MOST_SECONDS}
            onChange={(seconds) => change(liveClock(clock.reserve, seconds))}
          />
        </div>
      )}
      {value === 'ownBank' && clock.kind === 'bank' && (
        <div class={styles.own}>
          <Count
            label={t('lobby.clock.bank.days')}
            value={Math.round(clock.reserve / DAY)}
            least={1}
            most={MOST_DAYS}
            onChange={(days) => change({ ...clock, reserve: days * DAY, cap: Math.max(clock.cap, days * DAY) })}
          />
          <Count
            label={t('lobby.clock.bank.hours')}
            value={Math.round(clock.increment / HOUR)}
            least={0}
            most={MOST_HOURS}
            onChange={(hours) => change({ ...clock, increment: hours * HOUR })}
          />
          <Count
            label={t('lobby.clock.bank.most')}
            value={Math.round(clock.cap / DAY)}
            least={1}
            most={MOST_DAYS}
            onChange={(days) => change({ ...clock, cap: days * DAY })}
          />
        </div>
      )}
      {clock.kind !== 'none' && (
        <div class={styles.end}>
          <Label>{t('lobby.clock.end')}</Label>
          <Select<EndChoice>
            label={t('lobby.clock.end')}
            isFull
            value={clock.end ?? 'others'}
            options={ENDS.map((end) => ({ value: end, label: named(`lobby.clock.end.${end}`) }))}
            onChange={(end) => onChange({ ...clock, end: end === 'others' ? null : end })}
          />
        </div>
      )}
    </div>
  );
}

/** The custom choice that a clock belongs to. */
function ownOf({ kind }: ClockSetting): Own {
  return kind === 'bank' || kind === 'days' ? 'ownBank' : 'own';
}

function Count({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <Field label={label}>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={value}
        onInput={({ currentTarget: { valueAsNumber: given } }) => {
          if (given >= least && given <= most) {
            onChange(Math.floor(given));
          }
        }}
      />
    </Field>
  );
}
