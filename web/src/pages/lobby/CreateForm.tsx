import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { isStaticSite } from '../../offline/static-site';
import type { Welcome } from '../../protocol/types';
import { plural, t } from '../../text';
import { named } from '../../text/say';
import { Button } from '../../ui/controls/Button';
import { Segments } from '../../ui/controls/Segments';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { go } from '../../ui/state/router';
import styles from './CreateForm.module.css';
import { OptionList } from './OptionList';
import { SeatList } from './SeatList';
import { Access, Length, Looking, NameField, Stopping } from './TermsFields';
import {
  changedOptions,
  emptyForm,
  obstacle,
  offered,
  request,
  type SeatChoice,
  type TableForm,
  type Terms,
  withGame,
  withSeatCount,
} from './table-form';

/** The form for a new table; each option has a sentence that explains it. */
export function CreateForm({ offer, class: place }: { offer: Welcome; class?: string | undefined }) {
  const [form, setForm] = useState<TableForm>(() => emptyForm(offer.games[0]!, firstRest(offer)));
  const { busy, trouble, attempt } = useAttempt();
  const game = offer.games.find((found) => found.id === form.game) ?? offer.games[0]!;
  const change = (part: Partial<Terms>) => setForm({ ...form, ...part });
  const hurdle = obstacle(form);
  const create = () => attempt(async () => go({ page: 'table', id: (await api.newTable(request(form))).id }));
  const isFull = form.seats.every((seat) => seat.kind !== 'open');
  return (
    <Panel
      as="form"
      class={classes(styles.form, place)}
      aria-labelledby="create-title"
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <h2 id="create-title">{t('lobby.create')}</h2>
      <Segments
        label={t('lobby.game')}
        value={form.game}
        options={offer.games.map(({ id }) => ({ value: id, label: gameName(id) }))}
        onChange={(id) => setForm(withGame(form, offer.games.find((found) => found.id === id) ?? game))}
      />
      <Length game={game} terms={form} onChange={change} />
      <Segments
        label={t('lobby.players')}
        value={String(form.seats.length)}
        options={game.seats.map((n) => ({ value: String(n), label: String(n) }))}
        onChange={(n) => setForm(withSeatCount(form, Number(n)))}
      />
      <SeatList form={form} bots={offer.bots} game={game} onChange={setForm} />
      <NameField terms={form} onChange={change} />
      {!isStaticSite() && <Access terms={form} onChange={change} />}
      <details class={styles.options}>
        <summary>
          <b>{t('lobby.rules')}</b>
          <small>
            {changedOptions(form, game) === 0
              ? plural('lobby.rules.default', offered(game).length)
              : plural('lobby.rules.changed', changedOptions(form, game))}
          </small>
        </summary>
        <OptionList game={game} terms={form} onChange={change} />
        <Stopping game={game} terms={form} onChange={change} />
        <Looking terms={form} onChange={change} />
      </details>
      <ErrorText text={trouble} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFull
        class={styles.create}
        disabled={busy || hurdle !== undefined}
        aria-describedby="create-note"
      >
        {isFull ? t('lobby.createAndStart') : t('lobby.createTable')}
      </Button>
      <p class={styles.note} id="create-note">
        {hurdle === undefined ? t(isFull ? 'lobby.note.full' : 'lobby.note.open') : named(`lobby.hurdle.${hurdle}`)}
      </p>
    </Panel>
  );
}

/** Without a server, other people can't join, so bots take the other seats. */
function firstRest({ bots }: Welcome): SeatChoice {
  return isStaticSite() ? { kind: 'bot', level: bots[1] ?? bots[0] ?? '', persona: '' } : { kind: 'open' };
}
