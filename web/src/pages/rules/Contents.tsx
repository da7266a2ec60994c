import type { Game } from '../../table/game';
import { plural, t } from '../../text';
import type { Book, Section } from '../../text/book';
import { Link } from '../../ui/parts/Link';
import styles from './Contents.module.css';
import { PARTS } from './Overview';

/** The sections, and the parts of the open one. */
export function Contents({
  book,
  game,
  current,
  hits,
}: {
  /** Undefined until it is loaded: its place stays free. */
  book: Book | undefined;
  game: Game;
  current: string | undefined;
  hits: ReadonlyMap<string, string[]>;
}) {
  const open = current?.slice(3).split('.')[0];
  return (
    <>
      <OverviewParts />
      <p class={styles.title}>{t('rules.full')}</p>
      <ol class={styles.sections}>
        {book?.sections.map((section) => {
          const count = hits.get(section.number)?.length ?? 0;
          return (
            <li key={section.number}>
              <Link
                to={{ page: 'rules', game: game.id, rule: `${game.rulePrefix}-${section.number}` }}
                current={section.number === open}
              >
                <span>{section.number}</span>
                {section.title}
              </Link>
              {count > 0 && <i class={styles.hits}>{plural('rules.sectionHits', count)}</i>}
              {section.number === open && <Parts section={section} game={game.id} current={current} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The parts of the page that come before the numbered rules. */
function OverviewParts() {
  const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  return (
    <div class={styles.overview}>
      <p class={styles.title}>{t('rules.overview')}</p>
      <ul>
        {PARTS.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => show(id)}>
              {t(title)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Under a heading, the first rule represents the whole part. */
function Parts({ section, game, current }: { section: Section; game: string; current: string | undefined }) {
  const parts: { number: string; title: string; last: string }[] = [];
  let heading = '';
  let inPart = false;
  for (const entry of section.entries) {
    if (entry.kind === 'heading') {
      heading = entry.title;
      inPart = false;
    } else if (entry.kind === 'rule') {
      const last = parts.at(-1);
      if (inPart && last !== undefined) {
        last.last = entry.number;
      } else if (heading !== '' || entry.title !== '') {
        parts.push({ number: entry.number, title: heading === '' ? entry.title : heading, last: entry.number });
        inPart = heading !== '';
      }
    }
  }
  const order = section.entries.filter((entry) => entry.kind === 'rule').map((entry) => entry.number);
  const at = current === undefined ? -1 : order.indexOf(current);
  return (
    <ol class={styles.parts}>
      {parts.map(({ number, title, last }) => (
        <li key={number}>
          <Link to={{ page: 'rules', game, rule: number }} current={at >= order.indexOf(number) && at <= order.indexOf(last)}>
            <span>{number.slice(3)}</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
