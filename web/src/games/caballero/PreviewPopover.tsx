import { Badge, Icon } from '../../draw/Icon';
import type { CaballeroForecast } from '../../protocol/types';
import type { Player } from '../../table/types';
import { signed } from '../../text';
import { Button } from '../../ui/Button';
import { Hidden } from '../../ui/Hidden';
import { IconButton } from '../../ui/IconButton';
import { Spinner } from '../../ui/Spinner';
import { plural, t } from './text';

/** Points for each seat touched, what is lost, what it costs. */
export function ForecastLine({ forecast, players }: { forecast: CaballeroForecast | undefined; players: readonly Player[] }) {
  if (forecast === undefined) {
    return (
      <div class="fc" aria-busy="true">
        <i class="dots3" />
      </div>
    );
  }
  const changes = forecast.scoreAfter.map((after, seat) => after - forecast.scoreBefore[seat]!);
  const evicted = forecast.returns.filter((back) => back.evicted);
  const shipsLost = forecast.returns.reduce((sum, back) => sum + back.shipsLost, 0);
  return (
    <div class="fc" role="status">
      {changes.every((change) => change === 0) && evicted.length === 0 && <span class="even">{t('ec.forecast.even')}</span>}
      {changes.map(
        (change, seat) =>
          change !== 0 && (
            <span key={seat}>
              <Badge seat={seat} size="small" />
              <Hidden>{players[seat]!.isYou ? t('player.you') : players[seat]!.name}</Hidden>
              <b class={change > 0 ? 'up' : 'dn'}>{signed(change)}</b>
            </span>
          ),
      )}
      {evicted.length > 0 && (
        <span class="ev">
          <Icon name="warn" />
          <span class="long">{plural('ec.forecast.evicts', evicted.length)}</span>
          <span class="short" aria-hidden="true">
            {evicted.length}
          </span>
        </span>
      )}
      {shipsLost > 0 && (
        <span class="ev">
          <Icon name="ship" />
          <span class="long">{plural('ec.forecast.shipsLost', shipsLost)}</span>
          <span class="short" aria-hidden="true">
            −{shipsLost}
          </span>
        </span>
      )}
      {forecast.overflow > 0 && (
        <span class="ev">
          <Icon name="cab" />
          <span class="long">{plural('ec.forecast.overflow', forecast.overflow)}</span>
          <span class="short" aria-hidden="true">
            −{forecast.overflow}
          </span>
        </span>
      )}
    </div>
  );
}

interface Props {
  forecast: CaballeroForecast | undefined;
  players: readonly Player[];
  /** Whether the tile can be turned where it lies. */
  canTurn: boolean;
  isSent: boolean;
  /** There is no connection to send it by. */
  isAway: boolean;
  /** What the commit button says. */
  label: string;
  onTurn: (direction: 1 | -1) => void;
  onPlace: () => void;
  onCancel: () => void;
}

/** Beside the previewed piece: consequence first, then the buttons, which never change places. */
export function PreviewPopover({ forecast, players, canTurn, isSent, isAway, label, onTurn, onPlace, onCancel }: Props) {
  return (
    <div role="dialog" aria-label={t('ec.preview.label')} class="popin">
      <ForecastLine forecast={forecast} players={players} />
      <div class="pb">
        {canTurn && (
          <IconButton aria-label={t('ec.preview.left')} title={t('ec.preview.left')} onClick={() => onTurn(-1)}>
            <Icon name="rotate" class="flip" />
          </IconButton>
        )}
        <Button variant="primary" size="small" aria-keyshortcuts="Enter" disabled={isSent || isAway} onClick={onPlace}>
          {isSent ? <Spinner /> : <Icon name="check" />}
          {isSent ? t('ec.preview.sending') : label}
        </Button>
        {canTurn && (
          <IconButton aria-label={t('ec.preview.right')} title={t('ec.preview.right')} onClick={() => onTurn(1)}>
            <Icon name="rotate" />
          </IconButton>
        )}
        <IconButton aria-label={t('ec.preview.cancel')} title={t('ec.preview.cancel')} onClick={onCancel}>
          <Icon name="x" />
        </IconButton>
      </div>
    </div>
  );
}
