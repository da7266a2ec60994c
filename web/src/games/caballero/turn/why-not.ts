import { type Cell, cellKey, cellName, parseCell } from '../../../draw/grid';
import type { CaballeroPreview } from '../../../protocol/types';
import { isRefusal, type WhatIf } from '../../../table/help/use-previews';
import { askWhyNot, showWhyNot } from '../../../table/help/WhyNot';
import type { Player } from '../../../table/people/types';
import type { Action } from '../scene/moves';
import type { Scene } from '../scene/scene';
import { t } from '../text';
import { movesAttemptedAt, movesAttemptedBy } from './attempted-moves';
import type { Nothing } from './use-turn';

/** Shows why an action is not possible, at the place of the press. */
export interface WhyNots {
  /** An action of the turn bar. */
  action: (action: Action, otherwise: string) => void;
  /** A complete move, such as the end of the turn. */
  move: (move: string) => void;
  /** A tile of the display that fits nowhere, or can't be taken now. */
  tile: (tile: string) => void;
  /** A point of the map. */
  place: Nothing;
}

/** Asks the server for reasons; spectators get none. */
export function whyNots(scene: Scene, seat: number, players: readonly Player[], whatIf: WhatIf<CaballeroPreview>): WhyNots {
  const ask = (moves: readonly string[], otherwise = '') => {
    if (seat >= 0) {
      void askWhyNot(chartWords(whatIf), moves, otherwise);
    }
  };
  const { table } = scene;
  return {
    action: (action, otherwise) => ask(movesAttemptedBy(scene, seat, action), otherwise),
    move: (move) => ask([move]),
    tile: (tile) => {
      if (table.mover === seat && table.phase === 'turn' && table.turn.areas > 0 && !table.turn.tiePending) {
        showWhyNot(t('ec.why.tileFitsNowhere'), 'EC-3.5');
      } else {
        ask([`area ${tile} ${cellKey(scene.box.x0 - 1, scene.box.y0 - 1)}`]);
      }
    },
    place: (selection, x, y) => {
      const isAsked = table.mover === seat && table.phase === 'turn';
      if (isAsked && selection.action === undefined && !table.turn.tiePending) {
        showWhyNot(whyNothing(scene, players, { x: Math.floor(x), y: Math.floor(y) }));
      } else if (isAsked && selection.action === 'area' && selection.path.length === 0) {
        showWhyNot(t('ec.why.chooseTile'));
      } else {
        const attempted = movesAttemptedAt(scene, seat, selection, x, y);
        ask(attempted.length > 0 ? attempted : ['end']);
      }
    },
  };
}

/** Why no action is possible at a cell whose menu would be empty. */
function whyNothing(scene: Scene, players: readonly Player[], cell: Cell): string {
  const isHere = ({ x, y }: Cell) => x === cell.x && y === cell.y;
  const owner = players[scene.table.tiles.find(isHere)?.seat ?? -1];
  if (owner !== undefined) {
    return t('ec.why.theirs', { name: owner.name });
  }
  return t(scene.table.areas.some(isHere) ? 'ec.why.onTile' : 'ec.why.chooseAction');
}

/** Wraps `whatIf` so that its answers name cells as the chart does. */
export function chartWords(whatIf: WhatIf<CaballeroPreview>): WhatIf<CaballeroPreview> {
  return async (moves, times) =>
    (await whatIf(moves, times)).map((answer) =>
      isRefusal(answer)
        ? { ...answer, text: answer.text.replace(/-?\d+,-?\d+/g, (cell) => cellName(parseCell(cell))) }
        : answer,
    );
}
