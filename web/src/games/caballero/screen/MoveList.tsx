import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { cellName, parseCell } from '../../../draw/grid';
import type { CaballeroPreview } from '../../../protocol/types';
import { isRefusal, usePreviews, type WhatIf } from '../../../table/help/use-previews';
import { MoveListFrame } from '../../../table/log/MoveListFrame';
import { nameOf } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { signed } from '../../../text';
import { moveWords, sideWord, tileWords } from '../scene/describe';
import { ACTIONS, type Action, type Choice, choicesAt, destination, type MoveTree, moveAt, movesUnder } from '../scene/moves';
import type { Scene } from '../scene/scene';
import { personal, plural, t } from '../text';

interface Props {
  scene: Scene;
  tree: MoveTree;
  players: readonly Player[];
  seat: number;
  whatIf: WhatIf<CaballeroPreview>;
  /** Visible if a setting says so; otherwise only for screen readers. */
  isVisible: boolean;
  onMove: (move: string) => void;
}

/** A longer list is split into steps: tile, cell, rotation. */
const LONG = 12;

/** The legal moves as real buttons, grouped by action. They come from the server's list, so they are always up to date. */
export const MoveList = memo(function MoveList({ scene, tree, players, seat, whatIf, isVisible, onMove }: Props) {
  return (
    <MoveListFrame isVisible={isVisible}>
      {tree.actions.size === 0 && tree.cards.length === 0 && !tree.canEnd && <p>{t('moves.none')}</p>}
      {tree.cards.length > 0 && (
        <ol aria-label={t('ec.moves.cards')}>
          {tree.cards.map((card) => (
            <li key={card}>
              <button type="button" onClick={() => onMove(`power ${card}`)}>
                {t('ec.do.power', { card })}
              </button>
            </li>
          ))}
        </ol>
      )}
      {ACTIONS.filter((action) => tree.actions.has(action)).map((action) => (
        <MoveGroup
          key={action}
          action={action}
          scene={scene}
          tree={tree}
          players={players}
          seat={seat}
          whatIf={whatIf}
          onMove={onMove}
        />
      ))}
      {tree.canEnd && (
        <button type="button" onClick={() => onMove('end')}>
          {t('ec.do.end')}
        </button>
      )}
    </MoveListFrame>
  );
});

type GroupProps = Omit<Props, 'isVisible'> & { action: Action };

function MoveGroup({ action, scene, tree, players, seat, whatIf, onMove }: GroupProps) {
  const [path, setPath] = useState<readonly Choice[]>([]);
  const [isOpen, setOpen] = useState(false);
  const valid = choicesAt(tree, action, path).length > 0 ? path : [];
  const moves = movesUnder(tree, action, valid);
  const byStep = moves.length > LONG;
  const listed = byStep || !isOpen ? [] : moves;
  const answers = usePreviews(whatIf, listed, scene.table);
  const single = moveAt(tree, action, []);
  if (single !== undefined) {
    return (
      <button type="button" onClick={() => onMove(single)}>
        {moveWords(scene, single)}
      </button>
    );
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('moves.group', { action: t(`ec.action.${action}`), n: movesUnder(tree, action, []).length })}</summary>
      {isOpen && (
        <>
          {valid.length > 0 && (
            <button type="button" onClick={() => setPath(valid.slice(0, -1))}>
              {t('moves.back')}
            </button>
          )}
          <ol>
            {byStep
              ? choicesAt(tree, action, valid)
                  .filter((choice) => destination(choice) === undefined)
                  .map((choice) => (
                    <li key={choice}>
                      <button type="button" onClick={() => setPath([...valid, choice])}>
                        {choiceWords(choice)}
                      </button>
                    </li>
                  ))
              : moves.map((move) => {
                  const answer = answers.get(move);
                  const preview = answer !== undefined && !isRefusal(answer) ? answer : undefined;
                  return (
                    <li key={move}>
                      <button type="button" onClick={() => onMove(move)}>
                        {moveWords(scene, move)}
                        {preview && `. ${previewWords(preview, players, seat)}`}
                      </button>
                    </li>
                  );
                })}
          </ol>
        </>
      )}
    </details>
  );
}

function choiceWords(choice: Choice): string {
  const [word, rest = ''] = [choice.slice(0, choice.indexOf(' ')), choice.slice(choice.indexOf(' ') + 1)];
  switch (word) {
    case 'tile':
      return t('ec.choice.tile', { tile: tileWords(rest) });
    case 'cell':
      return t('ec.choice.cell', { cell: cellName(parseCell(rest)) });
    case 'side':
      return t('ec.choice.side', { cell: cellName(parseCell(rest.split(' ')[0]!)), side: sideWord(rest.split(' ')[1]!) });
    default:
      return t('ec.choice.court');
  }
}

/** "Evicts Inés 6. You +10, Inés −13." */
export function previewWords(preview: CaballeroPreview, players: readonly Player[], seat: number): string {
  const person = (other: number) => ({ ...players[other]!, isYou: other === seat });
  const evicted = preview.returns
    .filter((back) => back.evicted)
    .map((back) =>
      personal('ec.preview.evictsOne', person(back.tile.seat), { number: back.caballerosLost + back.caballerosBack }),
    );
  const points = preview.scoreAfter
    .map((after, other) => ({ other, change: after - preview.scoreBefore[other]! }))
    .filter(({ change }) => change !== 0)
    .map(({ other, change }) => t('ec.preview.change', { name: nameOf(person(other)), change: signed(change) }));
  const cost = preview.cost > 0 ? [plural('ec.preview.cost', preview.cost)] : [];
  return [...cost, ...evicted, ...(points.length > 0 ? [points.join(', ')] : [])].join('. ');
}
