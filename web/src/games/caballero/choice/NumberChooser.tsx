import { useState } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { Icon } from '../../../draw/Icon';
import type { CaballeroPreview } from '../../../protocol/types';
import { isRefusal, type Refusal } from '../../../table/help/use-previews';
import type { Player } from '../../../table/people/types';
import { IconButton } from '../../../ui/controls/IconButton';
import { classes } from '../../../ui/parts/classes';
import { Ruled } from '../../../ui/parts/RuleLink';
import { countWords } from '../scene/describe';
import type { Scene } from '../scene/scene';
import { t } from '../text';
import type { NumberOption } from '../turn/numbers';
import { CommitButton } from './CommitButton';
import styles from './NumberChooser.module.css';
import { NumberOptionButton } from './NumberOptionButton';
import { PreviewLine } from './PreviewLine';

/** More numbers than these are in two rows, so that they cover less of a narrow map. */
const MOST_IN_ROW = 5;

interface Props {
  scene: Scene;
  cell: Cell;
  seat: number;
  players: readonly Player[];
  options: readonly NumberOption[];
  legal: ReadonlySet<string>;
  answers: ReadonlyMap<string, CaballeroPreview | Refusal>;
  chosen: string | undefined;
  isSent: boolean;
  /** Whether the connection is lost, so that no move can be sent. */
  isAway: boolean;
  onChoose: (option: NumberOption) => void;
  onMove: () => void;
  onCancel: () => void;
}

/**
 * Lets the player choose the number that faces land: shows the cost, strength and rank of each. A refused number shows the
 * reason and the rule.
 */
export function NumberChooser(props: Props) {
  const { scene, cell, seat, players, options, legal, answers, chosen, onChoose } = props;
  const [asked, setAsked] = useState<string>();
  const tile = scene.table.tiles.find(({ x, y }) => x === cell.x && y === cell.y);
  const answer = chosen === undefined ? undefined : answers.get(chosen);
  return (
    <div role="dialog" aria-label={t(tile === undefined ? 'ec.number.place' : 'ec.number.raise')} class={styles.chooser}>
      <div
        class={classes(styles.numbers, options.length > MOST_IN_ROW && styles.rows)}
        role="radiogroup"
        aria-label={t('ec.number.which')}
      >
        {options.map((option) => {
          const isLegal = legal.has(option.move);
          return (
            <NumberOptionButton
              key={option.move}
              scene={scene}
              cell={cell}
              seat={seat}
              tile={tile}
              option={option}
              isLegal={isLegal}
              isChosen={option.move === chosen}
              answer={answers.get(option.move)}
              onClick={() => {
                setAsked(isLegal ? undefined : option.move);
                if (isLegal) {
                  onChoose(option);
                }
              }}
            />
          );
        })}
      </div>
      <div class={styles.foot}>
        <div class={styles.answer}>
          {chosen !== undefined && asked === undefined ? (
            <PreviewLine
              align="start"
              preview={answer !== undefined && !isRefusal(answer) ? answer : undefined}
              players={players}
            />
          ) : (
            <WhyNotNumber {...props} asked={asked} />
          )}
        </div>
        <div class={styles.buttons}>
          <CommitButton
            label={t(tile === undefined ? 'ec.preview.place' : 'ec.preview.raise')}
            isSent={props.isSent}
            isOff={chosen === undefined || props.isAway}
            onClick={props.onMove}
          />
          <IconButton aria-label={t('ec.preview.cancel')} title={t('ec.preview.cancel')} onClick={props.onCancel}>
            <Icon name="x" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

/** Why a number can't be chosen: the tapped one, or else the first refused one. */
function WhyNotNumber({ scene, cell, options, legal, answers, asked }: Props & { asked: string | undefined }) {
  const refused = options.flatMap((option) => {
    const found = answers.get(option.move);
    return !legal.has(option.move) && found !== undefined && isRefusal(found) ? [{ option, refusal: found }] : [];
  });
  const shown = refused.find(({ option }) => option.move === asked) ?? refused[0];
  return (
    <p class={styles.reason} role="status">
      {shown === undefined ? (
        t('ec.number.which')
      ) : (
        <Ruled
          text={t('ec.number.why', {
            number: countWords(scene, cell, shown.option.north),
            reason: shown.refusal.text,
            rule: shown.refusal.rule,
          })}
        />
      )}
    </p>
  );
}
