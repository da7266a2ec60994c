import { useId } from 'preact/hooks';
import type { GameInfo, Visibility } from '../../protocol/types';
import { t } from '../../text';
import { named, sentence } from '../../text/say';
import { Segments } from '../../ui/Segments';
import { Select } from '../../ui/Select';
import { clockWords } from '../../ui/words';
import { CLOCK_SETTINGS, CLOCKS, type ClockWish, clockChoice, DELAYS, LENGTH_OPTIONS, LONGEST_NAME, type Terms } from './wish';

/* The parts of a form for what can be settled of a table, before it is made and while it waits. */

const VISIBILITIES: readonly Visibility[] = ['public', 'link', 'word'];

/** What a part of a form shows of a table's terms, and how it changes them. */
export interface TermsProps {
  game: GameInfo;
  terms: Terms;
  onChange: (part: Partial<Terms>) => void;
}

type Props = Omit<TermsProps, 'game'>;

/** What the table is called, if it is to have a name. */
export function NameField({ terms, onChange }: Props) {
  const id = useId();
  return (
    <div class="field">
      <div class="flabel">
        <label for={id}>{t('lobby.name')}</label> <span id={`${id}-note`}>{t('lobby.name.note', { most: LONGEST_NAME })}</span>
      </div>
      <input
        id={id}
        value={terms.name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        aria-describedby={`${id}-note`}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
    </div>
  );
}

/** How long the game is. */
export function Length({ game, terms, onChange }: TermsProps) {
  const name = LENGTH_OPTIONS[game.id];
  if (name === undefined) {
    return null;
  }
  return (
    <Segments
      label={t('lobby.length')}
      value={terms.options[name] ?? 'false'}
      options={['false', 'true'].map((value) => ({ value, label: named(`option.${game.id}.${name}.${value}`) }))}
      onChange={(value) => onChange({ options: { ...terms.options, [name]: value } })}
    />
  );
}

/** How long people may think, and who may sit down; `hasWord` if the table has a word already, which stays if none is given. */
export function Access({ terms, hasWord = false, onChange }: Props & { hasWord?: boolean }) {
  const id = useId();
  const choice = clockChoice(terms.clock);
  const clocks: { value: ClockWish | 'own'; label: string }[] = CLOCKS.map((value) => ({
    value,
    label: named(`lobby.clock.choice.${value}`),
  }));
  return (
    <>
      <div class="frow2">
        <span class="flabel">{t('lobby.clock')}</span>
        <Select
          label={t('lobby.clock')}
          class="wide"
          value={choice ?? 'own'}
          options={choice === undefined ? [{ value: 'own', label: sentence(clockWords(terms.clock)) }, ...clocks] : clocks}
          onChange={(value) => value !== 'own' && onChange({ clock: CLOCK_SETTINGS[value] })}
        />
      </div>
      <Segments
        label={t('lobby.visibility')}
        value={terms.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: named(`lobby.visibility.${value}`) }))}
        onChange={(visibility) => onChange({ visibility })}
      />
      {terms.visibility === 'word' && (
        <div class="field">
          <label class="flabel" for={id}>
            {t('lobby.word')}
          </label>
          <input
            id={id}
            value={terms.word}
            maxLength={60}
            autocomplete="off"
            aria-describedby={hasWord ? `${id}-help` : undefined}
            onInput={(event) => onChange({ word: event.currentTarget.value })}
          />
          {hasWord && (
            <p class="help" id={`${id}-help`}>
              {t('waiting.settle.word')}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** When spectators see the game, and whether bots may be asked. */
export function Looking({ terms, onChange }: Props) {
  return (
    <>
      <Segments
        label={t('lobby.delay')}
        value={String(terms.delay)}
        options={DELAYS.map((value) => ({ value: String(value), label: named(`lobby.delay.${value}`) }))}
        onChange={(value) => onChange({ delay: Number(value) })}
      />
      <label class="check">
        <input type="checkbox" checked={terms.hints} onChange={(event) => onChange({ hints: event.currentTarget.checked })} />
        <span>
          {t('lobby.hints')}
          <small>{t('lobby.hints.help')}</small>
        </span>
      </label>
    </>
  );
}
