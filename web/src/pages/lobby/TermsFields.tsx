import { useId } from 'preact/hooks';
import { findGame } from '../../games';
import { isStaticSite } from '../../offline/static-site';
import type { GameInfo, Visibility } from '../../protocol/types';
import { t } from '../../text';
import { named } from '../../text/say';
import { Checkbox, Field, Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { holdWords } from '../../ui/state/names';
import { ClockField } from './ClockField';
import { DELAYS, HOLDS, LONGEST_NAME, type Terms } from './table-form';

/* The parts of a form for the settings of a table, used before it is created and while it waits. */

const VISIBILITIES: readonly Visibility[] = ['public', 'link', 'word'];

/** The table's settings in a part of a form, and the callback that changes them. */
export interface TermsProps {
  game: GameInfo;
  terms: Terms;
  onChange: (part: Partial<Terms>) => void;
}

type Props = Omit<TermsProps, 'game'>;

/** The optional name of the table. */
export function NameField({ terms, onChange }: Props) {
  const id = useId();
  return (
    <Field label={t('lobby.name')} note={t('lobby.name.note', { most: LONGEST_NAME })} for={id}>
      <input
        id={id}
        value={terms.name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        aria-describedby={`${id}-note`}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
    </Field>
  );
}

/** The length of the game. */
export function Length({ game, terms, onChange }: TermsProps) {
  const name = findGame(game.id)?.lengthOption;
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

/** The thinking time, and who may join; `hasPassword` if the table already has a password, which stays if the field is empty. */
export function Access({ terms, hasPassword = false, onChange }: Props & { hasPassword?: boolean }) {
  const id = useId();
  return (
    <>
      <ClockField clock={terms.clock} onChange={(clock) => onChange({ clock })} />
      <Segments
        label={t('lobby.visibility')}
        value={terms.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: named(`lobby.visibility.${value}`) }))}
        onChange={(visibility) => onChange({ visibility })}
      />
      {terms.visibility === 'word' && (
        <Field label={t('lobby.word')} for={id}>
          <input
            id={id}
            value={terms.word}
            maxLength={60}
            autocomplete="off"
            aria-describedby={hasPassword ? `${id}-help` : undefined}
            onInput={(event) => onChange({ word: event.currentTarget.value })}
          />
          {hasPassword && <Help id={`${id}-help`}>{t('waiting.settle.word')}</Help>}
        </Field>
      )}
    </>
  );
}

/** The spectators' delay, and whether hints are allowed. */
export function Looking({ terms, onChange }: Props) {
  return (
    <>
      {!isStaticSite() && (
        <Segments
          label={t('lobby.delay')}
          value={String(terms.delay)}
          options={DELAYS.map((value) => ({ value: String(value), label: named(`lobby.delay.${value}`) }))}
          onChange={(value) => onChange({ delay: Number(value) })}
        />
      )}
      <Checkbox
        label={t('lobby.hints')}
        help={t('lobby.hints.help')}
        isChecked={terms.hints}
        onChange={(hints) => onChange({ hints })}
      />
    </>
  );
}

/** How long steps wait for seats that may stop them, in games with interruptions. */
export function Stopping({ game, terms, onChange }: TermsProps) {
  if (!findGame(game.id)?.hasInterruptions) {
    return null;
  }
  return (
    <>
      <Segments
        label={t('lobby.hold')}
        value={String(terms.hold.seconds)}
        options={HOLDS.map((value) => ({ value: String(value), label: holdWords(value) }))}
        onChange={(value) => onChange({ hold: { ...terms.hold, seconds: Number(value) } })}
      />
      <Help>{t('lobby.hold.help')}</Help>
      <Checkbox
        label={t('lobby.hold.people')}
        help={t('lobby.hold.people.help')}
        isChecked={terms.hold.people}
        onChange={(people) => onChange({ hold: { ...terms.hold, people } })}
      />
    </>
  );
}
