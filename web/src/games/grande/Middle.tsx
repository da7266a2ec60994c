import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { toggled } from '../../table/bidding';
import { CoachPlace } from '../../table/CoachPlace';
import { Drawer } from '../../table/Drawer';
import { Hand } from '../../table/Hand';
import { LayCard } from '../../table/LayCard';
import type { Panes } from '../../table/panes';
import { useViewport } from '../../table/use-viewport';
import { classes } from '../../ui/classes';
import { PHONE, useMedia } from '../../ui/use-media';
import { ActionCards } from './ActionCards';
import { Actions } from './Actions';
import { ChoosersOverCards, hasChoosers } from './Choosers';
import controls from './Controls.module.css';
import { supplyOf } from './cards';
import type { SideTab } from './Lists';
import { MapCaption } from './MapCaption';
import styles from './Middle.module.css';
import { MovePreview } from './MovePreview';
import { isSmallMap } from './map-layout';
import { PlaceMenu } from './PlaceMenu';
import { promptOf } from './prompt';
import { RegionSheet } from './RegionSheet';
import { ScreenMap, Told } from './ScreenMap';
import type { PartProps } from './screen-props';
import { placeAfter } from './use-turn';
import { VetoBelowMap } from './VetoStrip';

/** The map and all controls, in the order of the Tab key: actions, map, cards, hand. */
export function Middle({ panes, recap, ...props }: PartProps & { panes: Panes<SideTab>; recap: ComponentChildren }) {
  const { screen, table, players, seat, unread } = props;
  const { turn, map, places } = screen;
  const preview = <MovePreview table={table} players={players} turn={turn} isSent={screen.isSent} most={places.most} />;
  const menu = places.menu && (
    <PlaceMenu
      table={table}
      players={players}
      menu={places.menu}
      whatIf={props.whatIf}
      onChoose={(item) => {
        places.closeMenu();
        turn.select(item.selection);
      }}
      onSpecial={() => {
        places.closeMenu();
        screen.onMove('special');
      }}
      onClose={screen.cancel}
    />
  );
  const { opened } = map;
  const isPhone = useMedia(PHONE);
  const mapPlace = useRef<HTMLDivElement>(null);
  const view = useViewport(mapPlace);
  const isSmall = view !== undefined && isSmallMap(view.width);
  // On a phone a hint lies over the cards, because the map draws it, and everything else from the strip of the players downwards: the map
  // keeps its place, and so does what asks about a place of it. Only what stays until something is done, as a lost connection, has
  // room of its own, and covers nothing.
  const isAdvice = isPhone && props.notice?.kind === 'plain' && (props.hinted ?? []).length > 0;
  return (
    <div class={classes(styles.room, controls.controls)}>
      <div class={styles.middle}>
        <Actions {...props} />
        <div class={styles.map} ref={mapPlace}>
          {isPhone && !isAdvice && (
            <div class={props.notice?.stays === true ? styles.staying : styles.told}>
              <Told notice={props.notice} onDismiss={props.onDismiss} />
            </div>
          )}
          <ScreenMap {...props} preview={preview} menu={menu} openLog={() => panes.open('log')} isSmall={isSmall} />
        </div>
        {!screen.isWide && opened && panes.pane === 'table' && !screen.veto.isAsked && !screen.isSecret && (
          <div class={styles.sheet} data-part="asking">
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
          <div class={classes(styles.sheet, styles.advice)} data-part="advice">
            <Told notice={props.notice} onDismiss={props.onDismiss} />
          </div>
        )}
        {!screen.isWide && recap && panes.pane === 'table' && <div class={classes(styles.sheet, styles.recap)}>{recap}</div>}
        {(screen.isWide || (isPhone && panes.pane === 'table')) && hasChoosers(turn) && (
          <ChoosersOverCards
            title={promptOf(table, players, seat, turn, screen.bid.first).title}
            table={table}
            seat={seat}
            turn={turn}
            isSent={screen.isSent}
            onMove={screen.onMove}
          />
        )}
        {isSmall && props.caption && (
          <MapCaption isOverCards caption={props.caption} players={players} onMore={() => panes.open('log')} />
        )}
        {panes.pane === 'table' && <VetoBelowMap {...props} />}
        <CoachPlace />
        {!screen.isSecret && <Cards {...props} />}
        <div class={styles.dock}>
          {seat >= 0 && !screen.isSecret && <OwnHand {...props} />}
          <Drawer panes={panes} unread={unread} />
        </div>
        {seat >= 0 && screen.isBidding && <Laying {...props} />}
      </div>
    </div>
  );
}

/** The action cards. Pointing and choosing don't change them, so they are not rendered again. */
function Cards({ screen, table, players, seat, options, taken }: PartProps) {
  const { turn, isSent, onMove } = screen;
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
          onTake={(pile) => onMove(`card ${pile}`)}
          onWhyNot={seat < 0 ? undefined : (pile) => screen.whyNot.move(`card ${pile}`)}
        />
      </div>
    ),
    [table, players, seat, options, taken, turn.moves, isSent],
  );
}

/** Plays the planned power card. */
function Laying({ screen: { bid, isMine, onMove, whyNot }, plan, isPlanComing, onPlan }: PartProps) {
  return (
    <div class={styles.lay}>
      <LayCard
        table={bid.table}
        plan={plan}
        isPlanComing={isPlanComing}
        canLay={bid.laying !== undefined}
        isAsked={isMine}
        onClear={() => onPlan([])}
        onLay={(card) => onMove(`power ${card}`)}
        onWhyNot={(card) => whyNot.move(`power ${card}`)}
      />
    </div>
  );
}

/** The seat's own power cards. */
function OwnHand({ screen, seat, plan, isPlanComing, onPlan }: PartProps) {
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
        onToggle={(card) => onPlan(screen.isMine ? [card] : toggled(plan, card))}
        onWhyNot={(card) => screen.whyNot.move(`power ${card}`)}
      />
    </div>
  );
}
