import { useState } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { MoveListFrame } from '../../../table/log/MoveListFrame';
import type { Player } from '../../../table/people/types';
import { sentence } from '../../../text/say';
import { type Key, t } from '../text';
import { type GrandeMove, parseMove } from '../words/moves';
import { boardWords, moveWords, placeIn } from '../words/words';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  legal: readonly string[];
  /** Visible if a setting says so; otherwise only for screen readers. */
  isVisible: boolean;
  onMove: (move: string) => void;
}

/** A longer list is split into steps: first the region that the caballeros leave. */
const LONG = 12;
/** Card 2 comes before card 10. */
const byNumber = new Intl.Collator('en', { numeric: true });
/** Moves that form no group. */
const SINGLE = new Set(['special', 'veto', 'allow', 'done', 'end']);

/** The legal moves as real buttons, grouped by kind. They come from the server's list, so they are always up to date. */
export function MoveList({ table, players, legal, isVisible, onMove }: Props) {
  const moves = [...legal].sort(byNumber.compare).map(parseMove);
  const kinds = [...new Set(moves.map((move) => move.kind))];
  return (
    <MoveListFrame isVisible={isVisible}>
      {moves.length === 0 && <p>{t('moves.none')}</p>}
      {kinds
        .filter((kind) => !SINGLE.has(kind))
        .map((kind) => (
          <MoveGroup
            key={kind}
            kind={kind}
            moves={moves.filter((move) => move.kind === kind)}
            table={table}
            players={players}
            onMove={onMove}
          />
        ))}
      {moves
        .filter((move) => SINGLE.has(move.kind))
        .map((move) => (
          <button key={move.text} type="button" onClick={() => onMove(move.text)}>
            {moveWords(table, players, move.text)}
          </button>
        ))}
    </MoveListFrame>
  );
}

function MoveGroup({
  kind,
  moves,
  table,
  players,
  onMove,
}: {
  kind: string;
  moves: readonly GrandeMove[];
  table: GrandeTable;
  players: readonly Player[];
  onMove: (move: string) => void;
}) {
  const [from, setFrom] = useState<string>();
  const places = [...new Set(moves.map((move) => move.path[0]!))];
  const byStep = moves.length > LONG && places.length > 1;
  const chosen = byStep && from !== undefined && places.includes(from) ? from : undefined;
  const listed = byStep && chosen === undefined ? [] : moves.filter((move) => chosen === undefined || move.path[0] === chosen);
  return (
    <div role="group" aria-label={t(`eg.kind.${kind}` as Key)}>
      <h3>{t('moves.group', { action: t(`eg.kind.${kind}` as Key), n: moves.length })}</h3>
      {chosen !== undefined && (
        <button type="button" onClick={() => setFrom(undefined)}>
          {t('moves.back')}
        </button>
      )}
      <ol>
        {byStep && chosen === undefined
          ? places.map((place) => (
              <li key={place}>
                <button type="button" onClick={() => setFrom(place)}>
                  {kind === 'board' ? boardWords(place) : sentence(t('eg.from', { place: placeIn(table, place) }))}
                </button>
              </li>
            ))
          : listed.map((move) => (
              <li key={move.text}>
                <button type="button" onClick={() => onMove(move.text)}>
                  {moveWords(table, players, move.text)}
                </button>
              </li>
            ))}
      </ol>
    </div>
  );
}
