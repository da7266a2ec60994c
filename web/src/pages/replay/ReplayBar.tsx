import { useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import type { Moment, ReplayView } from '../../protocol/types';
import { t } from '../../text';
import { Copy } from '../../ui/controls/Copy';
import { ToolButton } from '../../ui/controls/ToolButton';
import { PageBar } from '../../ui/page/PageBar';
import { classes } from '../../ui/parts/classes';
import { gameName } from '../../ui/state/names';
import { addressOf } from '../../ui/state/router';
import { PlayFromHere } from './PlayFromHere';
import styles from './ReplayBar.module.css';
import type { Playback } from './use-playback';

interface Props {
  replay: ReplayView;
  /** The names for the reader. */
  named: ReplayView;
  moment: Moment;
  playback: Playback;
}

/** The bar of the page: the points, a link to this position, and a new game from here. */
export function ReplayBar({ replay, named, moment, playback: { ply, last } }: Props) {
  // The position when the dialog was opened: the replay may continue behind it.
  const [from, setFrom] = useState<Moment>();
  return (
    <>
      <PageBar
        page="replay"
        title={{
          main: replayTitle(replay),
          sub: replay.finished ? t('replay.finished') : t('replay.running'),
        }}
      >
        <FinalOrder names={named.names} totals={replay.totals[ply] ?? []} />
        <Copy
          text={addressOf({ page: 'replay', id: replay.id, ply })}
          label={t('replay.copyLink')}
          as={ToolButton}
          onPhones="icon"
        />
        {replay.finished && ply < last && (
          <ToolButton
            onPhones="icon"
            aria-label={t('replay.from')}
            disabled={moment.ply !== ply}
            onClick={() => setFrom(moment)}
          >
            <Icon name="play" />
            <span>{t('replay.from')}</span>
          </ToolButton>
        )}
      </PageBar>
      {from !== undefined && <PlayFromHere replay={replay} from={from} onClose={() => setFrom(undefined)} />}
    </>
  );
}

/** The name of the game's table, or else of the game. */
export function replayTitle({ name, game }: ReplayView): string {
  const title = t('replay.title', { game: gameName(game) });
  return name === null ? title : t('replay.title.named', { name, title });
}

/** The players by points at this moment, the best first. */
function FinalOrder({ names, totals }: { names: readonly string[]; totals: readonly number[] }) {
  const order = names.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const best = totals[order[0] ?? 0] ?? 0;
  return (
    <ol class={styles.podium}>
      {order.map((seat) => (
        <li key={seat} class={classes(best > 0 && totals[seat] === best && styles.first)}>
          <Badge seat={seat} />
          <span class={styles.name}>{names[seat]}</span> <b>{totals[seat] ?? 0}</b>
        </li>
      ))}
    </ol>
  );
}
