import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { findGame } from '../../games';
import { api } from '../../net/api';
import type { GameInfo } from '../../protocol/types';
import { plural, t } from '../../text';
import { named } from '../../text/say';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Select } from '../../ui/controls/Select';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { PosterButtons, PosterCard } from '../../ui/parts/PosterCard';
import { botName, gameName } from '../../ui/state/names';
import { go } from '../../ui/state/router';
import styles from './GamePoster.module.css';

/** A game, and the button that starts it at once; small below games in progress. */
export function GamePoster({ game, bots, isSmall }: { game: GameInfo; bots: readonly string[]; isSmall: boolean }) {
  const found = findGame(game.id);
  const Art = found?.Poster;
  const counts = game.seats.map((seats) => seats - 1);
  const [count, setCount] = useState(counts.at(-1) ?? 1);
  const [level, setLevel] = useState(bots[Math.min(1, bots.length - 1)] ?? '');
  const { busy, trouble, attempt } = useAttempt();
  const name = t('lobby.play.game', { play: busy ? t('lobby.starting') : t('lobby.play'), game: gameName(game.id) });
  const start = () =>
    attempt(async () => {
      const others = Array.from({ length: count }, () => ({ kind: 'bot' as const, bot: level }));
      const table = await api.newTable({ game: game.id, seats: [{ kind: 'me' }, ...others], visibility: 'link', start: true });
      go({ page: 'table', id: table.id });
    });
  return (
    <PosterCard
      label={gameName(game.id)}
      isSmall={isSmall}
      picture={Art === undefined ? <p>{t('app.unknownGame.text')}</p> : <Art />}
      title={gameName(game.id)}
      note={named(`lobby.poster.${game.id}.meta`)}
      text={named(`lobby.poster.${game.id}.text`)}
    >
      <PosterButtons>
        <Button variant="primary" size="large" class={styles.play} disabled={busy} aria-label={name} onClick={start}>
          <Icon name="play" />
          {busy ? t('lobby.starting') : t('lobby.play')}
        </Button>
        <span class={styles.opponents}>
          {t('lobby.against')}{' '}
          <Select
            label={t('lobby.botCount')}
            value={String(count)}
            options={counts.map((n) => ({ value: String(n), label: plural('lobby.bots', n) }))}
            onChange={(value) => setCount(Number(value))}
          />{' '}
          <Select
            label={t('lobby.botLevel')}
            value={level}
            options={bots.map((bot) => ({ value: bot, label: botName(bot) }))}
            onChange={setLevel}
          />
        </span>
      </PosterButtons>
      {isSmall && found?.teaching && (
        <ButtonLink to={{ page: 'learn', game: game.id, step: undefined }} variant="ghost" size="small">
          <Icon name="book" />
          {t('lobby.learn')}
        </ButtonLink>
      )}
      <ErrorText text={trouble} />
    </PosterCard>
  );
}
