import { useState } from 'preact/hooks';
import type { Cell } from '../../draw/grid';
import { Icon } from '../../draw/Icon';
import { TileArt } from '../../draw/TileArt';
import type { CaballeroForecast } from '../../protocol/types';
import type { Player } from '../../table/types';
import { isRefusal, type Refusal } from '../../table/use-forecast';
import { placeWord } from '../../text/ordinal';
import { Button } from '../../ui/Button';
import { Hidden } from '../../ui/Hidden';
import { IconButton } from '../../ui/IconButton';
import { Ruled } from '../../ui/RuleLink';
import { Spinner } from '../../ui/Spinner';
import type { Scene } from './chart/scene';
import { landAround, regionFacing, regionName } from './describe';
import { landNumber } from './moves';
import { ForecastLine } from './PreviewPopover';
import { t } from './text';

/** A number that could be chosen for a cell: legal, or refused with a reason. */
export interface NumberOption {
  move: string;
  north: number;
  grande: boolean;
}

/** All numbers to ask about: both faces on land, the four orientations of the 1-4 face on water only. */
export function numberOptions(scene: Scene, cell: Cell, legal: ReadonlySet<string>): NumberOption[] {
  const tile = scene.table.tiles.find(({ x, y }) => x === cell.x && y === cell.y);
  const word = tile === undefined ? 'cab' : 'raise';
  const land = landAround(scene, cell);
  const place = `${cell.x},${cell.y}`;
  const highest = land === '' ? 4 : 8;
  const options: NumberOption[] = [];
  for (let north = 1; north <= highest; north++) {
    const withGrande = `cab ${place} ${north} grande`;
    if (legal.has(withGrande)) {
      options.push({ move: withGrande, north, grande: true });
    } else if (tile?.north !== north) {
      options.push({ move: `${word} ${place} ${north}`, north, grande: false });
    }
  }
  return options.sort((a, b) => landNumber(a.north, land) - landNumber(b.north, land) || a.north - b.north);
}

/** Strength and rank that an option would give where it stands strongest. */
function gain(
  scene: Scene,
  cell: Cell,
  land: string,
  forecast: CaballeroForecast,
  seat: number,
): { region: string; strength: number; rank: number; isTied: boolean } | undefined {
  const [first] = land;
  const index = first === undefined ? undefined : regionFacing(scene, cell, first);
  if (index === undefined) {
    return undefined;
  }
  const spot = scene.table.regions[index]!.name;
  const after = forecast.changes.find((change) => change.after.sides.includes(spot))?.after ?? scene.table.regions[index]!;
  const strength = after.strengths[seat] ?? 0;
  return {
    region: regionName(scene, index),
    strength,
    rank: after.ranks[seat] ?? 0,
    isTied: after.strengths.filter((other) => other === strength).length > 1,
  };
}

interface Props {
  scene: Scene;
  cell: Cell;
  seat: number;
  players: readonly Player[];
  options: readonly NumberOption[];
  legal: ReadonlySet<string>;
  answers: ReadonlyMap<string, CaballeroForecast | Refusal>;
  chosen: string | undefined;
  isSent: boolean;
  /** There is no connection to send it by. */
  isAway: boolean;
  onChoose: (option: NumberOption) => void;
  onPlace: () => void;
  onCancel: () => void;
}

/** Which number faces land: cost, strength and rank of each; a refused one says why, with the rule. */
export function NumberChooser({
  scene,
  cell,
  seat,
  players,
  options,
  legal,
  answers,
  chosen,
  isSent,
  isAway,
  onChoose,
  onPlace,
  onCancel,
}: Props) {
  const [asked, setAsked] = useState<string>();
  const land = landAround(scene, cell);
  const tile = scene.table.tiles.find(({ x, y }) => x === cell.x && y === cell.y);
  const answer = chosen === undefined ? undefined : answers.get(chosen);
  const refused = options.flatMap((option) => {
    const found = answers.get(option.move);
    return !legal.has(option.move) && found !== undefined && isRefusal(found) ? [{ option, refusal: found }] : [];
  });
  // The reason of the number that was tapped, or of the first that is refused.
  const shown = refused.find(({ option }) => option.move === asked) ?? refused[0];
  return (
    <div role="dialog" aria-label={t(tile === undefined ? 'ec.number.place' : 'ec.number.raise')} class="popin number">
      <div class="nums8" role="radiogroup" aria-label={t('ec.number.which')}>
        {options.map((option) => {
          const isLegal = legal.has(option.move);
          const found = answers.get(option.move);
          const forecast = found !== undefined && !isRefusal(found) ? found : undefined;
          const given = forecast && gain(scene, cell, land, forecast, seat);
          const number = landNumber(option.north, land) || option.north;
          return (
            <button
              key={option.move}
              type="button"
              role="radio"
              class={`num8 ${option.move === chosen ? 'sel' : ''} ${isLegal ? '' : 'off'}`}
              aria-checked={option.move === chosen}
              aria-disabled={!isLegal}
              title={found !== undefined && isRefusal(found) ? `${found.text} (${found.rule})` : ''}
              onClick={() => {
                setAsked(isLegal ? undefined : option.move);
                if (isLegal) {
                  onChoose(option);
                }
              }}
            >
              <svg viewBox="-9 -9 118 121" aria-hidden="true">
                <TileArt
                  seat={seat}
                  north={option.north}
                  land={land}
                  ships={tile?.ships ?? ''}
                  castillo={tile?.castillo ?? false}
                  grande={option.grande || (tile?.grande ?? false)}
                />
              </svg>
              <Hidden>{land === '' ? t('ec.number.north', { number }) : t('ec.number.land', { number })}</Hidden>
              <span class="ct">
                <Icon name="cab" />
                {forecast ? forecast.cost : '·'}
              </span>
              {given && (
                <span class="rk">
                  {t(given.isTied ? 'ec.number.tied' : 'ec.number.rank', {
                    strength: given.strength,
                    rank: placeWord(given.rank),
                  })}
                </span>
              )}
              {!isLegal && (
                <span class="rk no">{found !== undefined && isRefusal(found) ? found.rule : t('ec.number.refused')}</span>
              )}
            </button>
          );
        })}
      </div>
      <div class="nfoot">
        {chosen !== undefined && asked === undefined ? (
          <ForecastLine forecast={answer !== undefined && !isRefusal(answer) ? answer : undefined} players={players} />
        ) : (
          <p class="why" role="status">
            {shown === undefined ? (
              t('ec.number.which')
            ) : (
              <Ruled
                text={t('ec.number.why', {
                  number: landNumber(shown.option.north, land) || shown.option.north,
                  reason: shown.refusal.text,
                  rule: shown.refusal.rule,
                })}
              />
            )}
          </p>
        )}
        <div class="pb">
          <Button
            variant="primary"
            size="small"
            aria-keyshortcuts="Enter"
            disabled={chosen === undefined || isSent || isAway}
            onClick={onPlace}
          >
            {isSent ? <Spinner /> : <Icon name="check" />}
            {isSent ? t('ec.preview.sending') : t(tile === undefined ? 'ec.preview.place' : 'ec.preview.raise')}
          </Button>
          <IconButton aria-label={t('ec.preview.cancel')} title={t('ec.preview.cancel')} onClick={onCancel}>
            <Icon name="x" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
