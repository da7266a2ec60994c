import { useState } from 'preact/hooks';
import type { ClockSetting } from '../../protocol/types';
import { t } from '../../text';
import { named } from '../../text/say';
import { Field, Label } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Select';
import styles from './ClockField.module.css';
import { CLOCK_SETTINGS, CLOCKS, type ClockChoice, clockChoice, liveClock } from './table-form';

const MINUTE = 60;
const MOST_MINUTES = 600;
const MOST_SECONDS = 600;

/** The thinking time: a usual clock, or custom minutes and seconds. */
export function ClockField({ clock, onChange }: { clock: ClockSetting; onChange: (clock: ClockSetting) => void }) {
  const choice = clockChoice(clock);
  const [isOwn, setOwn] = useState(choice === undefined);
  const options: { value: ClockChoice | 'own'; label: string }[] = [
    ...CLOCKS.map((value) => ({ value, label: named(`lobby.clock.choice.${value}`) })),
    { value: 'own', label: t('lobby.clock.choice.own') },
  ];
  const choose = (value: ClockChoice | 'own') => {
    setOwn(value === 'own');
    onChange(value === 'own' ? liveClock(10 * MINUTE, 15) : CLOCK_SETTINGS[value]);
  };
  const value = isOwn || choice === undefined ? 'own' : choice;
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
            onChange={(minutes) => onChange(liveClock(minutes * MINUTE, clock.increment))}
          />
          <Count
            label={t('lobby.clock.seconds')}
            value={clock.increment}
            least={0}
            most={MOST_SECONDS}
            onChange={(seconds) => onChange(liveClock(clock.reserve, seconds))}
          />
        </div>
      )}
    </div>
  );
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
