import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api, Refused, Unreachable } from '../../net/api';
import type { TableLine } from '../../protocol/types';
import { t } from '../../text';
import { ToolButton } from '../../ui/controls/ToolButton';
import { usePolling } from '../../ui/page/page-hooks';
import { go } from '../../ui/state/router';

const OFTEN = 30_000;

/** The tables that wait for the person, those first whose time runs out first. */
export function waitingFor(mine: readonly TableLine[], here: string): readonly TableLine[] {
  const left = (line: TableLine) => Math.min(...line.yours.map((seat) => line.seats[seat]?.millis ?? Number.POSITIVE_INFINITY));
  return mine
    .filter((line) => line.yourTurn && line.id !== here)
    .map((line) => ({ line, left: left(line) }))
    .sort((one, other) => (one.left === other.left ? one.line.changed - other.line.changed : one.left - other.left))
    .map(({ line }) => line);
}

/** Leads to the most urgent of the person's other games, if some wait for them. */
export function NextGame({ here }: { here: string }) {
  const [waiting, setWaiting] = useState<readonly TableLine[]>([]);
  usePolling(() => {
    api.lobby().then(
      (lobby) => setWaiting(waitingFor(lobby.mine, here)),
      (error: unknown) => {
        if (!(error instanceof Refused || error instanceof Unreachable)) {
          throw error;
        }
      },
    );
  }, OFTEN);
  const next = waiting[0];
  if (next === undefined) {
    return null;
  }
  return (
    <ToolButton
      onPhones="icon"
      aria-label={t('app.next.label', { n: waiting.length })}
      onClick={() => go({ page: 'table', id: next.id })}
    >
      <Icon name="next" />
      <span aria-hidden="true">{t('app.next', { n: waiting.length })}</span>
    </ToolButton>
  );
}
