import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { findGame, GAMES, gameOfRule } from '../../games';
import { WithTeaching } from '../../games/WithGame';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import type { Game, GameTeaching } from '../../table/game';
import type { Lesson } from '../../table/lesson';
import { useTips } from '../../table/tip-list';
import { catalogueText, t } from '../../text';
import { LANGUAGES, type Language } from '../../text/languages';
import { named } from '../../text/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Hidden } from '../../ui/Hidden';
import { Link } from '../../ui/Link';
import { spoken } from '../../ui/language';
import { PageBar } from '../../ui/PageBar';
import { Panel, PanelHead } from '../../ui/Panel';
import { type CameFrom, Ruled, RuleLink } from '../../ui/RuleLink';
import { go } from '../../ui/router';
import { SegmentBar } from '../../ui/Segments';
import { Wheel } from '../../ui/State';
import { welcome } from '../../ui/session';
import { useTitle } from '../../ui/use';
import { gameName } from '../../ui/words';
import { lessonStep } from '../learn/lessons';
import { Blocks } from './Blocks';
import { type Book, type Rule, relatives, rulesOf } from './book';
import { loadBook } from './books';
import { Contents } from './Contents';
import { SearchField } from './SearchField';
import { SectionText } from './SectionText';
import { hitsOf } from './search';

/** What brought us here, as the link that was followed left it in the browser's history. */
function cameFrom(): CameFrom | undefined {
  const found: unknown = history.state;
  return typeof found === 'object' && found !== null && 'message' in found && typeof found.message === 'string'
    ? (found as CameFrom)
    : undefined;
}

/** The rules of a game; without one, of the game that the rule belongs to, or of the first. */
export function RulesPage({ game: id, rule }: { game: string | undefined; rule: string | undefined }) {
  const named = id === undefined ? ((rule === undefined ? undefined : gameOfRule(rule)) ?? GAMES[0]!) : findGame(id);
  return (
    <WithTeaching game={named?.id ?? id!}>
      {(teaching) => <Rules key={named!.id} game={named!} teaching={teaching} rule={rule} />}
    </WithTeaching>
  );
}

/** Contents and search, the numbered text, and what belongs to the rule one looks at. */
function Rules({ game, teaching, rule }: { game: Game; teaching: GameTeaching; rule: string | undefined }) {
  const { id } = game;
  const [from] = useState(cameFrom);
  const [language, setLanguage] = useState<Language>(spoken.get());
  const [book, setBook] = useState<Book>();
  const [query, setQuery] = useState('');
  const options = useTableOptions(id, from?.table);
  const shown = useShownRule(book);
  useTips(teaching.tips);
  useTitle(t('app.title', { page: t('rules.title', { game: gameName(id) }) }));
  useEffect(() => {
    let isWanted = true;
    loadBook(teaching.books, language).then((found) => isWanted && setBook(found));
    return () => {
      isWanted = false;
    };
  }, [teaching, language]);
  useEffect(() => {
    if (rule !== undefined) {
      document.getElementById(rule)?.scrollIntoView({ block: 'start' });
    }
  }, [book, rule]);
  const hits = useMemo(() => (book === undefined ? new Map<string, string[]>() : hitsOf(book, query)), [book, query]);
  const current = rule ?? shown;
  const found = book && rulesOf(book).find(({ number }) => number === current);

  return (
    <div class="rulespage">
      <PageBar page="rules" title={{ main: t('app.nav.rules'), sub: gameName(id) }} />
      <main class="rlstage">
        <nav class="rtoc" aria-label={t('rules.contents')}>
          {from?.table !== undefined && (
            <ButtonLink to={{ page: 'table', id: from.table }}>
              <Icon name="take" />
              {t('rules.back')}
            </ButtonLink>
          )}
          <SegmentBar label={t('rules.game')}>
            {GAMES.map((other) => (
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
          {book && <Contents book={book} game={game} current={current} hits={hits} />}
          <p class="rdl">
            <Button size="small" onClick={() => print()}>
              <Icon name="download" />
              {t('rules.print')}
            </Button>
          </p>
        </nav>
        <Panel as="article" class="rbody" lang={language} aria-busy={book === undefined}>
          <Hidden as="h1">{t('rules.title', { game: gameName(id) })}</Hidden>
          {book === undefined ? (
            <Wheel role="status" aria-label={t('app.loading')} />
          ) : (
            book.sections.map((section) => (
              <SectionText
                key={section.number}
                section={section}
                id={`${game.rulePrefix}-${section.number}`}
                game={id}
                pictureOf={teaching.pictureOf}
                current={rule}
                query={query}
                options={options}
              />
            ))
          )}
        </Panel>
        <aside class="raside" aria-label={t('rules.aside')}>
          {from !== undefined && from.message !== '' && (
            <Panel>
              <PanelHead>
                <h2>{t('rules.cameFrom')}</h2>
              </PanelHead>
              <p class="rmsg">
                <Icon name="warn" />
                <span>
                  <Ruled text={from.message} />
                </span>
              </p>
            </Panel>
          )}
          {book && found && <SeeAlso book={book} rule={found} />}
          {found && <TryIt lesson={teaching.lesson} rule={found.number} />}
          {book && (
            <Panel>
              <PanelHead>
                <h2>{t('rules.source')}</h2>
              </PanelHead>
              <div class="rsrc">
                <Blocks blocks={book.preface.slice(0, 1)} query="" />
              </div>
            </Panel>
          )}
        </aside>
      </main>
    </div>
  );
}

/** The options of the table one came from, by the rule that each changes. */
function useTableOptions(game: string, table: string | undefined): ReadonlyMap<string, string[]> {
  const offer = useStore(welcome);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  useEffect(() => {
    if (table !== undefined) {
      // Without the table the rules are complete all the same.
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

/** The rule at the top of the window. */
function useShownRule(book: Book | undefined): string | undefined {
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
    document.querySelectorAll('main section section[id]').forEach((element) => look.observe(element));
    return () => look.disconnect();
  }, [book]);
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

function SeeAlso({ book, rule }: { book: Book; rule: Rule }) {
  const list = relatives(book, rule.number);
  if (list.length === 0) {
    return null;
  }
  return (
    <Panel>
      <PanelHead>
        <h2>{t('rules.seeAlso', { rule: rule.number })}</h2>
      </PanelHead>
      <ul class="also">
        {list.map(({ number, title }) => (
          <li key={number}>
            <RuleLink rule={number} /> {title}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TryIt({ lesson, rule }: { lesson: Lesson; rule: string }) {
  const step = lessonStep(lesson, rule);
  if (step === undefined) {
    return null;
  }
  return (
    <Panel>
      <PanelHead>
        <h2>{t('rules.try')}</h2>
      </PanelHead>
      <p class="rsrc">{t('rules.tryText', { n: step.number, title: step.title })}</p>
      <p class="rsrc">
        <ButtonLink to={{ page: 'learn', game: lesson.game, step: step.number }} size="small">
          <Icon name="play" />
          {t('rules.tryOpen')}
        </ButtonLink>
      </p>
    </Panel>
  );
}
