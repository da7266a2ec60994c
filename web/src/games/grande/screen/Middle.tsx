import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { toggled } from '../../../table/cards/bidding';
import { Hand } from '../../../table/cards/Hand';
import { LayCard } from '../../../table/cards/LayCard';
import { Drawer } from '../../../table/frame/Drawer';
import type { Panes } from '../../../table/frame/panes';
import { CoachPlace } from '../../../table/lesson/CoachPlace';
import { useViewport } from '../../../table/map/use-viewport';
import { useTable } from '../../../table/table-state';
import { PHONE, useMedia } from '../../../ui/hooks/use-media';
import { classes } from '../../../ui/parts/classes';
import { Actions } from '../actions/Actions';
import { ChoosersOverCards, hasChoosers } from '../actions/Choosers';
import { MovePreview } from '../actions/MovePreview';
import { PlaceMenu } from '../actions/PlaceMenu';
import { promptOf } from '../actions/prompt';
import type { PartProps } from '../actions/use-screen';
import { placeAfter } from '../actions/use-turn';
import { VetoBelowMap } from '../actions/VetoStrip';
import { ActionCards } from '../cards/ActionCards';
import { isSmallMap } from '../ground/map-layout';
import controls from '../reveal/Controls.module.css';
import type { SideTab } from '../side/Lists';
import { RegionSheet } from '../side/RegionSheet';
import { supplyOf } from '../words/cards';
import { MapCaption } from './MapCaption';
import styles from './Middle.module.css';
import rail from './Rail.module.css';
import { MapNotice, ScreenMap } from './ScreenMap';

/** The map and all controls, in the order of the Tab key: actions, map, cards, hand. */
export function Middle({ screen, panes, recap }: PartProps & { panes: Panes<SideTab>; recap: ComponentChildren }) {
  const { players, seat, notice, hinted, move } = useTable();
  const { table, turn, map, places, caption } = screen;
  const preview = <MovePreview table={table} players={players} turn={turn} isSent={screen.isSent} most={places.most} />;
  const menu = places.menu && (
    <PlaceMenu
      table={table}
      players={players}
      menu={places.menu}
      whatIf={screen.whatIf}
      onChoose={(item) => {
        places.closeMenu();
        turn.select(item.selection);
      }}
      onSpecial={() => {
        places.closeMenu();
        move('special');
      }}
      onClose={screen.cancel}
    />
  );
  const { opened } = map;
  const isPhone = useMedia(PHONE);
  const mapPlace = useRef<HTMLDivElement>(null);
  const view = useViewport(mapPlace);
  const isSmall = view !== undefined && isSmallMap(view.width);
  // On a phone, a hint covers the cards, because the map draws it. Other notices start below the strip of the players. The map
  // and the questions about its places don't move. Only notices that stay, such as a lost connection, get their own space.
  const isAdvice = isPhone && notice?.kind === 'plain' && hinted.length > 0;
  return (
    <div class={classes(styles.room, controls.controls)}>
      <div class={classes(styles.middle, rail.middle)}>
        <Actions screen={screen} />
        <div class={styles.map} ref={mapPlace}>
          {isPhone && !isAdvice && (
            <div class={notice?.stays === true ? styles.staying : styles.told}>
              <MapNotice />
            </div>
          )}
          <ScreenMap screen={screen} preview={preview} menu={menu} openLog={() => panes.open('log')} isSmall={isSmall} />
        </div>
        {!screen.isWide && opened && panes.pane === 'table' && !screen.veto.isAsked && !screen.isSecret && (
          <div class={classes(styles.sheet, rail.sheet)} data-part="asking">
            <RegionSheet
              table={table}
              players={players}
              region={opened}
              after={placeAfter(turn, opened.code)}
              onClose={screen.cancel}
            >
              {map.hasPreview && turn.chosen === opened.code && preview}
              {places.menu?.code === opened.code && menu}
            </RegionSheet>
          </div>
        )}
        {isAdvice && panes.pane === 'table' && (
          <div class={classes(styles.sheet, rail.sheet, styles.advice)} data-part="advice">
            <MapNotice />
          </div>
        )}
        {!screen.isWide && recap && panes.pane === 'table' && (
          <div class={classes(styles.sheet, rail.sheet, styles.recap)}>{recap}</div>
        )}
        {(screen.isWide || (isPhone && panes.pane === 'table')) && hasChoosers(turn) && (
          <ChoosersOverCards
            title={promptOf(table, players, seat, turn, screen.bid.first).title}
            table={table}
            seat={seat}
            turn={turn}
            isSent={screen.isSent}
            onMove={move}
          />
        )}
        {isSmall && caption && <MapCaption isOverCards caption={caption} players={players} onMore={() => panes.open('log')} />}
        {panes.pane === 'table' && <VetoBelowMap screen={screen} />}
        <CoachPlace />
        {!screen.isSecret && <Cards screen={screen} onTaken={() => panes.show('table')} />}
        <div class={classes(styles.dock, rail.dock)}>
          {seat >= 0 && !screen.isSecret && <OwnHand screen={screen} />}
          <Drawer panes={panes} />
        </div>
        {seat >= 0 && screen.isBidding && <Laying screen={screen} />}
      </div>
    </div>
  );
}

/** The action cards. Pointing and choosing don't change them, so they are not rendered again. */
function Cards({ screen, onTaken }: PartProps & { onTaken: () => void }) {
  const { players, seat, move } = useTable();
  const { table, options, taken, turn, isSent } = screen;
  return useMemo(
    () => (
      <div class={styles.cards}>
        <ActionCards
          table={table}
          players={players}
          seat={seat}
          options={options}
          taken={taken}
          canTake={(pile) => turn.has(`card ${pile}`) && !isSent}
          onTake={(pile) => {
            move(`card ${pile}`);
            onTaken();
          }}
          onWhyNot={seat < 0 ? undefined : (pile) => screen.whyNot.move(`card ${pile}`)}
        />
      </div>
    ),
    [table, players, seat, options, taken, turn.moves, isSent],
  );
}

/** Plays the planned power card. */
function Laying({ screen: { bid, isMine, whyNot } }: PartProps) {
  const { plan, isPlanComing, planAhead, move } = useTable();
  return (
    <div class={classes(styles.lay, rail.lay)}>
      <LayCard
        table={bid.table}
        plan={plan}
        isPlanComing={isPlanComing}
        canLay={bid.laying !== undefined}
        isAsked={isMine}
        onClear={() => planAhead([])}
        onLay={(card) => move(`power ${card}`)}
        onWhyNot={(card) => whyNot.move(`power ${card}`)}
      />
    </div>
  );
}

/** The seat's own power cards. */
function OwnHand({ screen }: PartProps) {
  const { seat, plan, isPlanComing, planAhead } = useTable();
  const { bid } = screen;
  return (
    <div class={styles.hand}>
      <Hand
        isDense
        table={bid.table}
        seat={seat}
        supplyOf={supplyOf}
        plan={bid.mayPlan ? plan : undefined}
        isPlanComing={isPlanComing}
        onToggle={(card) => planAhead(screen.isMine ? [card] : toggled(plan, card))}
        onWhyNot={(card) => screen.whyNot.move(`power ${card}`)}
      />
    </div>
  );
}
