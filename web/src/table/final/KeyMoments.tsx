import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { LogLine } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Link } from '../../ui/parts/Link';
import { Panel, PanelHead } from '../../ui/parts/Panel';
import { SeatChanges } from '../people/SeatChanges';
import type { Player } from '../people/types';
import styles from './KeyMoments.module.css';
import { ShareDialog } from './ShareDialog';
import type { Sharing } from './SharePicture';
import { useAnalysis } from './use-analysis';
import { type KeyMoment, picturesTitle, roundWords, useKeyMoments } from './use-key-moments';

interface Props extends Omit<Sharing, 'headline'> {
  id: string;
  log: readonly LogLine[];
  /** Beside a replay: the pictures are in one column. */
  isNarrow?: boolean;
}

/**
 * A game in four pictures: the moves that changed the most points. Each opens the replay there, and all can be shared together.
 */
export function KeyMoments({ id, log, isNarrow = false, ...sharing }: Props) {
  const { players } = sharing;
  const { analysis } = useAnalysis(id);
  const moments = useKeyMoments(id, log, players, analysis);
  const [isSharing, setSharing] = useState(false);
  if (moments.length === 0) {
    return null;
  }
  return (
    <Panel class={styles.panel}>
      <PanelHead size="large">
        <h2>{picturesTitle(players)}</h2>
        <Button size="small" class={styles.share} onClick={() => setSharing(true)}>
          <Icon name="download" />
          {t('final.share')}
        </Button>
      </PanelHead>
      <div class={isNarrow ? styles.column : styles.moments}>
        {moments.map((moment, i) => (
          <MomentCard key={moment.lines[0]!.ply} id={id} moment={moment} number={i + 1} players={players} />
        ))}
      </div>
      {isSharing && <ShareDialog id={id} moments={moments} {...sharing} onClose={() => setSharing(false)} />}
    </Panel>
  );
}

interface CardProps {
  id: string;
  moment: KeyMoment;
  /** Its position among the pictures. */
  number: number;
  players: readonly Player[];
}

/** A moment of the game as a fact with names and points; it opens the replay there. */
function MomentCard({ id, moment, number, players }: CardProps) {
  return (
    <Link to={{ page: 'replay', id, ply: moment.lines.at(-1)!.ply }} class={styles.moment}>
      <span class={styles.picture}>
        {moment.picture}
        <i aria-hidden="true">{number}</i>
      </span>
      <span class={styles.text}>
        <b>{moment.headline}</b>
        {moment.why !== undefined && <span class={styles.why}>{moment.why}</span>}
        <span class={styles.chips}>
          <SeatChanges changes={moment.points} players={players} />
          <em>
            {roundWords(moment)} <Icon name="play" />
          </em>
        </span>
      </span>
    </Link>
  );
}
