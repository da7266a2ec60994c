import { useState } from 'preact/hooks';
import { go } from '../app/router';
import { Segments } from '../app/ui/Segments';
import { Select } from '../app/ui/Select';
import { Trouble } from '../app/ui/State';
import { useAttempt } from '../app/ui/use';
import { api } from '../net/api';
import type { GameInfo, Visibility, Welcome } from '../protocol/types';
import { plural, t } from '../text';
import { named } from '../text/say';
import { OptionList } from './OptionList';
import { SeatList } from './SeatList';
import { gameName } from './words';
import { changedOptions, type ClockWish, CLOCKS, DELAYS, firstWish, LENGTH_OPTIONS, obstacle, offered, request, type Wish, withGame, withSeatCount } from './wish';

const VISIBILITIES: readonly Visibility[] = ['public', 'link', 'word'];

/** Everything about a new table, each option with a sentence that says what it does. */
export function CreateForm({ offer }: { offer: Welcome }) {
  const [wish, setWish] = useState<Wish>(() => firstWish(offer.games[0]!));
  const { busy, trouble, attempt } = useAttempt();
  const game = offer.games.find((found) => found.id === wish.game) ?? offer.games[0]!;
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const hurdle = obstacle(wish);
  const create = () => attempt(async () => go({ page: 'table', id: (await api.newTable(request(wish))).id }));
  const isFull = wish.seats.every((seat) => seat.kind !== 'open');
  return (
    <form
      class="create panel"
      aria-labelledby="create-title"
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <h2 id="create-title">{t('lobby.create')}</h2>
      <Segments
        label={t('lobby.game')}
        value={wish.game}
        options={offer.games.map(({ id }) => ({ value: id, label: gameName(id) }))}
        onChange={(id) => setWish(withGame(wish, offer.games.find((found) => found.id === id) ?? game))}
      />
      <Length game={game} wish={wish} onChange={setWish} />
      <Segments
        label={t('lobby.players')}
        value={String(wish.seats.length)}
        options={game.seats.map((n) => ({ value: String(n), label: String(n) }))}
        onChange={(n) => setWish(withSeatCount(wish, Number(n)))}
      />
      <SeatList wish={wish} bots={offer.bots} onChange={setWish} />
      <div class="frow2">
        <span class="flabel">{t('lobby.clock')}</span>
        <Select
          label={t('lobby.clock')}
          class="wide"
          value={wish.clock}
          options={CLOCKS.map((clock) => ({ value: clock, label: named(`lobby.clock.choice.${clock}`) }))}
          onChange={(clock: ClockWish) => change({ clock })}
        />
      </div>
      <Segments
        label={t('lobby.visibility')}
        value={wish.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: named(`lobby.visibility.${value}`) }))}
        onChange={(visibility) => change({ visibility })}
      />
      {wish.visibility === 'word' && (
        <label class="field">
          <span class="flabel">{t('lobby.word')}</span>
          <input value={wish.word} maxLength={60} autocomplete="off" onInput={(event) => change({ word: event.currentTarget.value })} />
        </label>
      )}
      <details class="fold">
        <summary>
          <b>{t('lobby.rules')}</b>
          <small>{changedOptions(wish, game) === 0 ? plural('lobby.rules.default', offered(game).length) : plural('lobby.rules.changed', changedOptions(wish, game))}</small>
        </summary>
        <OptionList game={game} wish={wish} onChange={setWish} />
        <Segments
          label={t('lobby.delay')}
          value={wish.delay}
          options={DELAYS.map((value) => ({ value, label: named(`lobby.delay.${value}`) }))}
          onChange={(delay) => change({ delay })}
        />
        <label class="check">
          <input type="checkbox" checked={wish.hints} onChange={(event) => change({ hints: event.currentTarget.checked })} />
          <span>
            {t('lobby.hints')}
            <small>{t('lobby.hints.help')}</small>
          </span>
        </label>
      </details>
      <Trouble text={trouble} />
      <button type="submit" class="btn primary lg full" disabled={busy || hurdle !== undefined} aria-describedby="create-note">
        {isFull ? t('lobby.createAndStart') : t('lobby.createTable')}
      </button>
      <p class="note" id="create-note">
        {hurdle === undefined ? (isFull ? t('lobby.note.full') : t('lobby.note.open')) : named(`lobby.hurdle.${hurdle}`)}
      </p>
    </form>
  );
}

function Length({ game, wish, onChange }: { game: GameInfo; wish: Wish; onChange: (wish: Wish) => void }) {
  const name = LENGTH_OPTIONS[game.id];
  if (name === undefined) {
    return null;
  }
  return (
    <Segments
      label={t('lobby.length')}
      value={wish.options[name] ?? 'false'}
      options={['false', 'true'].map((value) => ({ value, label: named(`option.${game.id}.${name}.${value}`) }))}
      onChange={(value) => onChange({ ...wish, options: { ...wish.options, [name]: value } })}
    />
  );
}
