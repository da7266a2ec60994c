import { Trouble } from '../app/ui/State';
import { useAttempt } from '../app/ui/use';
import { Icon } from '../draw/Icon';
import { files } from '../net/api';
import { t } from '../text';
import { pngOf, save, svgText } from './picture';

/** The game as a record and a sheet, the map as a picture. */
export function Export({ id, game, ply }: { id: string; game: string; ply: number }) {
  const { busy, trouble, attempt } = useAttempt();
  const picture = (work: (drawing: SVGSVGElement) => Promise<void>) =>
    attempt(async () => {
      const drawing = document.querySelector<SVGSVGElement>('svg.chart');
      if (drawing !== null) {
        await work(drawing);
      }
    });
  const name = `${game}-${id}-${ply}`;
  return (
    <section class="panel export">
      <h2>{t('replay.export')}</h2>
      <a class="btn sm" href={files.record(id)} download>
        <Icon name="download" />
        {t('replay.export.record')}
      </a>
      <a class="btn sm" href={files.csv(id)} download>
        <Icon name="download" />
        {t('replay.export.csv')}
      </a>
      {game === 'el-caballero' && (
        <>
          <button type="button" class="btn sm" disabled={busy} onClick={() => picture(async (drawing) => save(new Blob([svgText(drawing)], { type: 'image/svg+xml' }), `${name}.svg`))}>
            <Icon name="download" />
            {t('replay.export.svg')}
          </button>
          <button type="button" class="btn sm" disabled={busy} onClick={() => picture(async (drawing) => save(await pngOf(drawing), `${name}.png`))}>
            <Icon name="download" />
            {t('replay.export.png')}
          </button>
        </>
      )}
      <Trouble text={trouble} />
    </section>
  );
}
