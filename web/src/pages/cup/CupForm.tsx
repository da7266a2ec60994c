import { useId, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { ClockSetting, CupFormat, GameInfo, NewCup, Welcome } from '../../protocol/types';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Checkbox, Field, Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { gameName, takesDays } from '../../ui/state/names';
import { go } from '../../ui/state/router';
import { ClockField } from '../lobby/ClockField';
import { Length } from '../lobby/TermsFields';
import { CLOCK_SETTINGS, emptyForm } from '../lobby/table-form';
import styles from './CupForm.module.css';
import { t } from './text';

const FORMATS: readonly CupFormat[] = ['swiss', 'round_robin', 'knock_out', 'championship'];
const LONGEST_NAME = 40;
const MOST_ROUNDS = 12;
const USUAL_PAUSE = 5;

interface Form {
  name: string;
  game: string;
  options: Readonly<Record<string, string>>;
  format: CupFormat;
  size: number;
  /** Empty for the usual number. */
  rounds: string;
  clock: ClockSetting;
  /** As a browser's field has it; empty to start when the cup is full. */
  starts: string;
  least: string;
  most: string;
  pause: string;
  deadline: string;
  points: string;
  late: boolean;
  programs: boolean;
}

function emptyCup(game: GameInfo): Form {
  const size = usualSize(game);
  return {
    name: '',
    game: game.id,
    options: {},
    format: 'swiss',
    size,
    rounds: '',
    clock: CLOCK_SETTINGS.live,
    starts: '',
    least: String(size),
    most: String(4 * size),
    pause: String(USUAL_PAUSE),
    deadline: '',
    points: usualPoints(size),
    late: true,
    programs: false,
  };
}

function usualSize({ seats }: GameInfo): number {
  return Math.min(4, seats.at(-1) ?? 4);
}

/** The usual points for the places at a table. */
const USUAL_POINTS: Readonly<Record<number, string>> = { 2: '5 1', 3: '5 3 1', 4: '5 3 2 1' };

function usualPoints(size: number): string {
  return USUAL_POINTS[size] ?? ['5 3 2 1', ...Array.from({ length: size - 4 }, () => '0')].join(' ');
}

/** The request in the server's format. */
function request(form: Form): NewCup {
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text));
  const points = form.points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return {
    name: form.name.trim(),
    game: form.game,
    options: { ...form.options },
    format: form.format,
    size: form.size,
    rounds: number(form.rounds),
    // Smaller tables give the points of the first places, and their last place gives what the last place gives.
    points: Array.from({ length: form.size - 1 }, (_, i) => [...points.slice(0, i + 1), points.at(-1) ?? 0]),
    clock: form.clock,
    starts: form.starts === '' ? undefined : new Date(form.starts).getTime(),
    least: number(form.least),
    most: number(form.most),
    pause: takesDays(form.clock) ? 0 : Math.round(Number(form.pause) * 60),
    deadline: number(form.deadline),
    late: form.late,
    programs: form.programs,
  };
}

/** The form for a new cup. */
export function CupForm({ offer, hasAccount }: { offer: Welcome; hasAccount: boolean }) {
  const [form, setForm] = useState(() => emptyCup(offer.games[0]!));
  const { busy, trouble, attempt } = useAttempt();
  const game = offer.games.find(({ id }) => id === form.game) ?? offer.games[0]!;
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const open = () => attempt(async () => go({ page: 'cup', id: (await api.openCup(request(form))).id }));
  if (!hasAccount) {
    return (
      <Panel class={styles.account}>
        <p>{t('cup.account')}</p>
        <ButtonLink to={{ page: 'settings', part: undefined }} variant="primary">
          {t('account.toCreate')}
        </ButtonLink>
      </Panel>
    );
  }
  return (
    <Panel
      as="form"
      class={styles.form}
      aria-labelledby="cup-form"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <h2 id="cup-form">{t('cup.new')}</h2>
      <Game offer={offer} game={game} form={form} onChange={change} />
      <Times form={form} onChange={change} />
      <ErrorText text={trouble} />
      <Button type="submit" variant="primary" size="large" isFull disabled={busy || form.name.trim() === ''}>
        {t('cup.form.open')}
      </Button>
    </Panel>
  );
}

interface PartProps {
  form: Form;
  onChange: (part: Partial<Form>) => void;
}

/** The name, the game and the format. */
function Game({ offer, game, form, onChange: change }: PartProps & { offer: Welcome; game: GameInfo }) {
  return (
    <>
      <Words label={t('cup.form.name')} value={form.name} most={LONGEST_NAME} isNeeded onChange={(name) => change({ name })} />
      <Segments
        label={t('lobby.game')}
        value={form.game}
        options={offer.games.map(({ id }) => ({ value: id, label: gameName(id) }))}
        onChange={(id) => {
          const other = offer.games.find((each) => each.id === id) ?? game;
          const size = other.seats.includes(form.size) ? form.size : usualSize(other);
          change({ game: id, options: {}, size, points: usualPoints(size) });
        }}
      />
      <Length
        game={game}
        terms={{ ...emptyForm(game), options: form.options }}
        onChange={({ options }) => change({ options: options ?? {} })}
      />
      <Segments
        label={t('cup.form.format')}
        value={form.format}
        options={FORMATS.map((value) => ({ value, label: t(`cup.format.${value}`) }))}
        onChange={(format) => change({ format })}
      />
      <Help>{t(`cup.form.format.${form.format}`)}</Help>
      <Segments
        label={t('cup.form.size')}
        value={String(form.size)}
        options={game.seats.map((n) => ({ value: String(n), label: String(n) }))}
        onChange={(n) => change({ size: Number(n), points: usualPoints(Number(n)) })}
      />
      <Help>{t('cup.form.size.help')}</Help>
    </>
  );
}

/** The number of entrants and rounds, the clock, the points, and who may enter. */
function Times({ form, onChange: change }: PartProps) {
  return (
    <>
      <Numbers form={form} onChange={change} />
      <Field label={t('cup.form.starts')}>
        <input type="datetime-local" value={form.starts} onInput={(event) => change({ starts: event.currentTarget.value })} />
      </Field>
      <Help>{t('cup.form.starts.help')}</Help>
      <Words label={t('cup.form.points')} value={form.points} most={40} isNeeded onChange={(points) => change({ points })} />
      <Help>{t('cup.form.points.help')}</Help>
      <Checkbox
        label={t('cup.form.late')}
        help={t('cup.form.late.help')}
        isChecked={form.late}
        onChange={(late) => change({ late })}
      />
      <Checkbox
        label={t('cup.form.programs')}
        help={t('cup.form.programs.help')}
        isChecked={form.programs}
        onChange={(programs) => change({ programs })}
      />
    </>
  );
}

/** How many enter, and how long they have. */
function Numbers({ form, onChange: change }: PartProps) {
  return (
    <>
      <div class={styles.pair}>
        <Count label={t('cup.form.least')} value={form.least} least={2} most={1000} onChange={(least) => change({ least })} />
        <Count label={t('cup.form.most')} value={form.most} least={2} most={1000} onChange={(most) => change({ most })} />
      </div>
      {(form.format === 'swiss' || form.format === 'championship') && (
        <Count
          label={t(form.format === 'swiss' ? 'cup.form.rounds' : 'cup.form.heats')}
          value={form.rounds}
          least={1}
          most={MOST_ROUNDS}
          isOptional
          onChange={(rounds) => change({ rounds })}
        />
      )}
      <ClockField clock={form.clock} onChange={(clock) => change({ clock })} />
      {takesDays(form.clock) || form.clock.kind === 'none' ? (
        <Count
          label={t('cup.form.deadline')}
          value={form.deadline}
          least={1}
          most={1440}
          isOptional={form.clock.kind !== 'none'}
          onChange={(deadline) => change({ deadline })}
        />
      ) : (
        <Count label={t('cup.form.pause')} value={form.pause} least={0} most={1440} onChange={(pause) => change({ pause })} />
      )}
    </>
  );
}

function Words({
  label,
  value,
  most,
  isNeeded,
  onChange,
}: {
  label: string;
  value: string;
  most: number;
  isNeeded: boolean;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <Field label={label} for={id}>
      <input
        id={id}
        value={value}
        maxLength={most}
        required={isNeeded}
        autocomplete="off"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

function Count({
  label,
  value,
  least,
  most,
  isOptional = false,
  onChange,
}: {
  label: string;
  value: string;
  least: number;
  most: number;
  isOptional?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label}>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required={!isOptional}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
