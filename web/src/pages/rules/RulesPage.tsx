import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { gameOfRules, TAUGHT } from '../../games';
import { WithTeaching } from '../../games/WithGame';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { Game, GameTeaching } from '../../table/game';
import { useTips } from '../../table/help/tip-list';
import { catalogueText, t } from '../../text';
import type { Book } from '../../text/book';
import { LANGUAGES, type Language } from '../../text/languages';
import { named } from '../../text/say';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { SegmentBar } from '../../ui/controls/Segments';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { Link } from '../../ui/parts/Link';
import type { CameFrom } from '../../ui/parts/RuleLink';
import { spoken } from '../../ui/state/language';
import { gameName } from '../../ui/state/names';
import { go } from '../../ui/state/router';
import { welcome } from '../../ui/state/session';
import { Aside } from './Aside';
import { CodeNames } from './Blocks';
import { loadBook, rulesOf } from './book';
import { Contents } from './Contents';
import { FullRules } from './FullRules';
import { Overview } from './Overview';
import styles from './RulesPage.module.css';
import { SearchField } from './SearchField';
import { hitsOf } from './search';

/** The message that led here, stored in the browser's history by the link. */
function cameFrom(): CameFrom | undefined {
  const found: unknown = history.state;
  return typeof found === 'object' && found !== null && 'message' in found && typeof found.message === 'string'
    ? (found as CameFrom)
    : undefined;
}

/** The rules of a game: of the given one, or the one with the given rule, or the first. */
export function RulesPage({ game: id, rule }: { game: string | undefined; rule: string | undefined }) {
  const named = gameOfRules(id, rule);
  return (
    <WithTeaching game={named?.id ?? id!}>
      {(teaching) => <Rules key={named!.id} game={named!} teaching={teaching} rule={rule} />}
    </WithTeaching>
  );
}

/** Contents and search, the numbered text, and information about the current rule. */
function Rules({ game, teaching, rule }: { game: Game; teaching: GameTeaching; rule: string | undefined }) {
  const { id } = game;
  const [from] = useState(cameFrom);
  const [language, setLanguage] = useState<Language>(spoken.get());
  const [query, setQuery] = useState('');
  const options = useTableOptions(id, from?.table);
  const book = useBook(teaching, language);
  const [isWhole, setWhole] = useState(false);
  const shown = useShownRule(book, isWhole);
  useTips(teaching.tips);
  useTitle(t('app.title', { page: t('rules.title', { game: gameName(id) }) }));
  useEffect(() => {
    if (rule !== undefined) {
      document.getElementById(rule)?.scrollIntoView({ block: 'start' });
    }
  }, [book, rule]);
  const hits = useMemo(() => (book === undefined ? new Map<string, string[]>() : hitsOf(book, query)), [book, query]);
  const current = rule ?? shown;
  const tongue = useStore(spoken);
  const overview = useMemo(teaching.overview, [teaching, tongue]);
  const found = book && rulesOf(book).find(({ number }) => number === current);

  return (
    <div class={styles.page}>
      <PageBar page="rules" title={{ main: t('app.nav.rules'), sub: gameName(id) }} />
      <main class={styles.columns}>
        <nav class={styles.contents} aria-label={t('rules.contents')}>
          {from?.table !== undefined && (
            <ButtonLink to={{ page: 'table', id: from.table }}>
              <Icon name="take" />
              {t('rules.back')}
            </ButtonLink>
          )}
          <SegmentBar label={t('rules.game')}>
            {TAUGHT.map((other) => (
              <Link key={other.id} to={{ page: 'rules', game: other.id, rule: undefined }} current={other === game}>
                {gameName(other.id)}
              </Link>
            ))}
          </SegmentBar>
          {LANGUAGES.length > 1 && <Languages value={language} onChange={setLanguage} />}
          <SearchField
            query={query}
            hits={[...hits.values()].flat()}
            onQuery={setQuery}
            onGo={(number) => go({ page: 'rules', game: id, rule: number }, { replace: true, state: from })}
          />
          <Contents book={book} game={game} current={current} hits={hits} />
          <p class={styles.print}>
            <Button size="small" onClick={() => print()}>
              <Icon name="download" />
              {t('rules.print')}
            </Button>
          </p>
        </nav>
        <Overview game={id} overview={overview} />
        <CodeNames.Provider value={teaching.nameOf}>
          <FullRules
            book={book}
            onWhole={setWhole}
            game={game}
            pictureOf={teaching.pictureOf}
            counting={teaching.counting}
            language={language}
            current={rule}
            query={query}
            options={options}
          />
        </CodeNames.Provider>
        <aside class={styles.aside} aria-label={t('rules.aside')}>
          <Aside book={book} rule={found} lesson={teaching.lesson} counting={teaching.counting} from={from} />
        </aside>
      </main>
    </div>
  );
}

/** The book in a language, once it is there. */
function useBook(teaching: GameTeaching, language: Language): Book | undefined {
  const [book, setBook] = useState<Book>();
  useEffect(() => {
    let isWanted = true;
    loadBook(teaching.books, language).then((found) => isWanted && setBook(found));
    return () => {
      isWanted = false;
    };
  }, [teaching, language]);
  return book;
}

/** The rule at the top of the window. */
function useShownRule(book: Book | undefined, isWhole: boolean): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (book === undefined) {
      return undefined;
    }
    const look = new IntersectionObserver(
      (entries) => {
        const first = entries.find((entry) => entry.isIntersecting);
        if (first !== undefined) {
          setShown(first.target.id);
        }
      },
      { rootMargin: '-12% 0px -78% 0px' },
    );
    document.querySelectorAll('[data-rule]').forEach((element) => look.observe(element));
    return () => look.disconnect();
  }, [book, isWhole]);
  return shown;
}

function Languages({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  return (
    <SegmentBar label={t('rules.language')}>
      {LANGUAGES.map((language) => (
        <button key={language} type="button" aria-pressed={language === value} onClick={() => onChange(language)}>
          {language.toUpperCase()}
        </button>
      ))}
    </SegmentBar>
  );
}

/** The options of the person's table, by the rule that each changes. */
function useTableOptions(game: string, table: string | undefined): ReadonlyMap<string, string[]> {
  const offer = useStore(welcome);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  useEffect(() => {
    if (table !== undefined) {
      // Without the table, the rules are still complete.
      api.table(table).then(
        (view) => view.game === game && setChosen(view.options),
        () => undefined,
      );
    }
  }, [table, game]);
  return useMemo(() => {
    const byRule = new Map<string, string[]>();
    for (const option of offer?.games.find(({ id }) => id === game)?.options ?? []) {
      const value = chosen[option.name];
      const key = `option.${game}.${option.name}`;
      if (value !== undefined && catalogueText(`${key}.label`) !== undefined) {
        byRule.set(option.rule, [
          ...(byRule.get(option.rule) ?? []),
          t('rules.option', { option: named(`${key}.label`), value: named(`${key}.${value}`) }),
        ]);
      }
    }
    return byRule;
  }, [offer, chosen, game]);
}
