import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api, files, type GameSearch } from '../../net/api';
import { useStore } from '../../net/store';
import type { TableLine } from '../../protocol/types';
import { t } from '../../text';
import { Button, FileLink } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Select';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { me, welcome } from '../../ui/state/session';
import styles from './FindGames.module.css';
import { GameRows } from './GameRows';

const LONGEST_NAME = 40;
const DAY = 86_400_000;

interface Form {
  person: string;
  result: '' | 'won' | 'lost';
  game: string;
  seats: string;
  /** Days, as the browser's field has them. */
  from: string;
  to: string;
}

const EMPTY: Form = { person: '', result: '', game: '', seats: '', from: '', to: '' };

/** The search of a form; empty fields are left out. */
function searchOf({ person, result, game, seats, from, to }: Form): GameSearch {
  const start = (day: string) => new Date(`${day}T00:00`).getTime();
  return {
    ...(person.trim() === '' ? {} : { person: person.trim() }),
    ...(result === '' || person.trim() === '' ? {} : { result }),
    ...(game === '' ? {} : { game }),
    ...(seats === '' ? {} : { seats }),
    ...(from === '' ? {} : { from: String(start(from)) }),
    // A day may have 23 or 25 hours: the next one begins half a day after its middle.
    ...(to === '' ? {} : { to: String(new Date(start(to) + 1.5 * DAY).setHours(0, 0, 0, 0)) }),
  };
}

interface Found {
  search: GameSearch;
  games: readonly TableLine[];
  older: string | null;
}

/** Finds finished games on the server, and saves their records as one file. */
export function FindGames() {
  const [form, setForm] = useState(EMPTY);
  const [found, setFound] = useState<Found>();
  const { busy, trouble, attempt } = useAttempt();
  const find = (search: GameSearch, before?: Found) =>
    attempt(async () => {
      const { games, older } = await api.findGames(search, before?.older ?? undefined);
      setFound({ search, games: [...(before?.games ?? []), ...games], older });
    });
  return (
    <Panel class={styles.find}>
      <h2>{t('replay.find')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find(searchOf(form));
        }}
      >
        <Fields form={form} onChange={(part) => setForm({ ...form, ...part })} />
        <div class={styles.buttons}>
          <Button type="submit" variant="primary" disabled={busy}>
            <Icon name="search" />
            {busy ? t('app.loading') : t('replay.find.search')}
          </Button>
          {found !== undefined && (
            <Button
              onClick={() => {
                setForm(EMPTY);
                setFound(undefined);
              }}
            >
              {t('replay.find.clear')}
            </Button>
          )}
        </div>
      </form>
      <ErrorText text={trouble} />
      {found !== undefined && trouble === undefined && (
        <Games found={found} busy={busy} onOlder={() => find(found.search, found)} />
      )}
    </Panel>
  );
}

function Fields({ form, onChange }: { form: Form; onChange: (part: Partial<Form>) => void }) {
  const games = useStore(welcome)?.games ?? [];
  const counts = [...new Set(games.flatMap(({ seats }) => seats))].sort((a, b) => a - b);
  const day = (label: string, key: 'from' | 'to') => (
    <Field label={label}>
      <input type="date" value={form[key]} onInput={(event) => onChange({ [key]: event.currentTarget.value })} />
    </Field>
  );
  return (
    <div class={styles.fields}>
      <Field label={t('replay.find.person')}>
        <input
          value={form.person}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={(event) => onChange({ person: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('replay.find.result')}>
        <Select
          label={t('replay.find.result')}
          isFull
          disabled={form.person.trim() === ''}
          value={form.result}
          options={(['', 'won', 'lost'] as const).map((value) => ({
            value,
            label: t(value === '' ? 'replay.find.any' : `replay.find.${value}`),
          }))}
          onChange={(result) => onChange({ result })}
        />
      </Field>
      <Field label={t('lobby.game')}>
        <Select
          label={t('lobby.game')}
          isFull
          value={form.game}
          options={[{ value: '', label: t('replay.find.any') }, ...games.map(({ id }) => ({ value: id, label: gameName(id) }))]}
          onChange={(game) => onChange({ game })}
        />
      </Field>
      <Field label={t('replay.find.seats')}>
        <Select
          label={t('replay.find.seats')}
          isFull
          value={form.seats}
          options={[{ value: '', label: t('replay.find.any') }, ...counts.map((n) => ({ value: String(n), label: String(n) }))]}
          onChange={(seats) => onChange({ seats })}
        />
      </Field>
      {day(t('replay.find.from'), 'from')}
      {day(t('replay.find.to'), 'to')}
    </div>
  );
}

function Games({ found, busy, onOlder }: { found: Found; busy: boolean; onOlder: () => void }) {
  const person = useStore(me);
  return (
    <div role="status">
      {found.games.length === 0 && (
        <p class={styles.none}>{t(found.older === null ? 'replay.find.none' : 'replay.find.noneYet')}</p>
      )}
      <GameRows lines={found.games} />
      <div class={styles.buttons}>
        {found.older !== null && (
          <Button size="small" disabled={busy} onClick={onOlder}>
            {t('replay.find.older')}
          </Button>
        )}
        {found.games.length > 0 && person !== undefined && (
          <FileLink href={files.gameRecords(found.search)} size="small">
            <Icon name="download" />
            {t('replay.find.records')}
          </FileLink>
        )}
      </div>
    </div>
  );
}
