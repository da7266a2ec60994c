import { Icon } from '../../draw/Icon';
import { beside, type Part, pngOf, save, svgText } from '../../draw/picture';
import { colourOf } from '../../draw/players';
import { files } from '../../net/api';
import type { Moment } from '../../protocol/types';
import { useScreens } from '../../table/game';
import { t } from '../../text';
import { Button, FileLink } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from './Export.module.css';

/** Exports the game as a record and a score sheet, and the map as a picture. */
export function Export({
  id,
  game,
  sheet,
  moment,
  names,
  totals,
  isThere,
}: {
  id: string;
  game: string;
  /** The score sheet as a table. */
  sheet: string;
  moment: Moment;
  names: readonly string[];
  /** The points at this moment. */
  totals: readonly number[];
  /** Whether the map already shows the requested position. */
  isThere: boolean;
}) {
  const { picture: draw } = useScreens().replay;
  const { busy, trouble, attempt } = useAttempt();
  const picture = (work: (drawing: SVGSVGElement, part: Part) => Promise<void>) =>
    attempt(async () => {
      if (draw !== undefined) {
        const { drawing, part } = draw(moment.table);
        await beside(drawing, (drawn) => work(drawn, part));
        return;
      }
      const drawing = document.querySelector<SVGSVGElement>('[data-map] svg');
      if (drawing !== null) {
        await work(drawing, wholeOf(drawing));
      }
    });
  const legends = names.map((who, seat) => ({ colour: colourOf(seat), text: `${who} ${totals[seat] ?? 0}` }));
  const name = `${game}-${id}-${moment.ply}`;
  return (
    <Panel class={styles.export}>
      <h2>{t('replay.export')}</h2>
      <FileLink size="small" href={files.record(id)}>
        <Icon name="download" />
        {t('replay.export.record')}
      </FileLink>
      <Button size="small" onClick={() => save(new Blob([sheet], { type: 'text/csv' }), `hidalgo-${id}.csv`)}>
        <Icon name="download" />
        {t('replay.export.csv')}
      </Button>
      <FileLink size="small" href={files.csv(id)}>
        <Icon name="download" />
        {t('replay.export.moves')}
      </FileLink>
      <Button
        size="small"
        disabled={busy || !isThere}
        onClick={() =>
          picture(async (drawing, part) =>
            save(new Blob([svgText(drawing, part, legends)], { type: 'image/svg+xml' }), `${name}.svg`),
          )
        }
      >
        <Icon name="download" />
        {t('replay.export.svg')}
      </Button>
      <Button
        size="small"
        disabled={busy || !isThere}
        onClick={() => picture(async (drawing, part) => save(await pngOf(drawing, part, { legends }), `${name}.png`))}
      >
        <Icon name="download" />
        {t('replay.export.png')}
      </Button>
      <ErrorText text={trouble} />
    </Panel>
  );
}

/** The whole area of a drawing. */
function wholeOf(drawing: SVGSVGElement): Part {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return { x0: x, y0: y, x1: x + width, y1: y + height };
}
