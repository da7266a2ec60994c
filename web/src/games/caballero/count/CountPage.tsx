import { useState } from 'preact/hooks';
import { Icon } from '../../../draw/Icon';
import { Ask } from '../../../ui/controls/Ask';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { PageBar } from '../../../ui/page/PageBar';
import { useTitle } from '../../../ui/page/page-hooks';
import { Panel } from '../../../ui/parts/Panel';
import { Ruled } from '../../../ui/parts/RuleLink';
import { gameName } from '../../../ui/state/names';
import { type Key, t } from '../text/teaching';
import styles from './CountPage.module.css';
import { Report } from './Report';
import { Tally } from './Tally';
import { TileCount } from './TileCount';
import { TileFile } from './TileFile';
import { countOf, RECONSTRUCTED, SHAPES, type Shape, type TileSet, tilesOf, totalOf } from './tile-set';

/** Owners of the box count its area tiles, which no rule book lists. */
export function CountPage() {
  const { set, change, clear } = useTileSet();
  useTitle(t('app.title', { page: t('ec.count.title') }));
  const count = (tile: string, n: number) => change({ ...set, counts: { ...set.counts, [tile]: n } });
  return (
    <>
      <PageBar page="rules" title={{ main: t('ec.count.title'), sub: gameName('el-caballero') }} />
      <main class={styles.page}>
        <header>
          <h1>{t('ec.count.title')}</h1>
          <p>
            <Ruled text={t('ec.count.intro')} />
          </p>
        </header>
        <div class={styles.shapes}>
          {SHAPES.map((shape) => (
            <ShapePanel key={shape} shape={shape} set={set} onCount={count} />
          ))}
        </div>
        <div class={styles.side}>
          <Tally set={set} />
          <TileFile set={set} onChange={change} />
          <Report set={set} />
          <p class={styles.last}>
            <ClearButton isOff={totalOf(set) === 0} onClear={clear} />
            <ButtonLink to={{ page: 'rules', game: 'el-caballero', rule: 'EC-1.2' }} size="small">
              <Icon name="book" />
              {t('app.nav.rules')}
            </ButtonLink>
          </p>
        </div>
      </main>
    </>
  );
}

interface ShapeProps {
  shape: Shape;
  set: TileSet;
  onCount: (tile: string, count: number) => void;
}

/** The tiles of one shape: without a symbol, and with each symbol that the shape allows. */
function ShapePanel({ shape, set, onCount }: ShapeProps) {
  const words = t(`ec.count.shape.${shape}` satisfies Key);
  const id = `tiles-${shape}`;
  return (
    <Panel class={styles.shape} aria-labelledby={id}>
      <h2 id={id}>{words}</h2>
      <ul>
        {tilesOf(shape).map((tile) => (
          <TileCount
            key={tile}
            tile={tile}
            shape={words}
            count={countOf(set, tile)}
            ours={countOf(RECONSTRUCTED, tile)}
            onCount={(n) => onCount(tile, n)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function ClearButton({ isOff, onClear }: { isOff: boolean; onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" disabled={isOff} onClick={() => setAsking(true)}>
        <Icon name="bin" />
        {t('ec.count.clear')}
      </Button>
      {isAsking && (
        <Ask
          title={t('ec.count.clear.title')}
          text={t('ec.count.clear.text')}
          action={t('ec.count.clear.yes')}
          no={t('ec.count.clear.no')}
          onYes={() => {
            setAsking(false);
            onClear();
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

const KEPT = 'hidalgo.tiles';
const NOTHING: TileSet = { name: 'my-box', counts: {} };

/** The counted tiles, saved on the device. */
function useTileSet(): { set: TileSet; change: (set: TileSet) => void; clear: () => void } {
  const [set, setSet] = useState(kept);
  const change = (next: TileSet) => {
    setSet(next);
    try {
      localStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // If the browser stores nothing, the counts last as long as the page.
    }
  };
  return { set, change, clear: () => change(NOTHING) };
}

function kept(): TileSet {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return isTileSet(found) ? found : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isTileSet(found: unknown): found is TileSet {
  const { name, counts } = (found ?? {}) as Partial<TileSet>;
  return (
    typeof name === 'string' &&
    typeof counts === 'object' &&
    counts !== null &&
    Object.values(counts).every((count) => Number.isInteger(count) && count >= 0)
  );
}
