import type { GrandePreview, GrandeTable } from '../../../protocol/types';
import { isRefusal, usePreviews, type WhatIf } from '../../../table/help/use-previews';
import { useRefusals } from '../../../table/help/use-refusals';
import { MapMenu, type MenuItem } from '../../../table/map/MapMenu';
import { SeatChanges } from '../../../table/people/SeatChanges';
import type { Player } from '../../../table/people/types';
import { t } from '../text';
import { cardTitle } from '../words/cards';
import { placeName } from '../words/words';
import type { PlaceItem, PlaceMenuState } from './place-menu';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  menu: PlaceMenuState;
  whatIf: WhatIf<GrandePreview>;
  onChoose: (item: PlaceItem) => void;
  onSpecial: () => void;
  onClose: () => void;
}

/** The actions that are possible at a place, with their results, and those that are not. */
export function PlaceMenu({ table, players, menu, whatIf, onChoose, onSpecial, onClose }: Props) {
  const { code, items, attempts, canSpecial } = menu;
  const answers = usePreviews(
    whatIf,
    items.flatMap(({ move }) => move ?? []),
    table,
  );
  const refused = useRefusals(whatIf, attempts, table);
  const possible = items.map((item): MenuItem => {
    const preview = item.move === undefined ? undefined : answers.get(item.move);
    const isKnown = preview !== undefined && !isRefusal(preview) && preview.certain;
    return {
      key: item.label,
      label: item.label,
      note: isKnown && <SeatChanges changes={changesOf(preview)} players={players} />,
      onChoose: () => onChoose(item),
    };
  });
  const special = (): MenuItem => ({
    key: 'special',
    icon: 'star',
    label: t('eg.do.special', { title: cardTitle(table.turn.card) }),
    onChoose: onSpecial,
  });
  return (
    <MapMenu
      title={placeName(table, code)}
      label={t('eg.menu.label', { place: placeName(table, code) })}
      items={canSpecial ? [...possible, special()] : possible}
      refused={refused}
      onClose={onClose}
    />
  );
}

function changesOf({ sheet, points, scoreAfter, scoreBefore }: GrandePreview): number[] {
  return sheet.length > 0 ? points : scoreAfter.map((after, seat) => after - scoreBefore[seat]!);
}
