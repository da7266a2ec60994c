import { Icon } from '../../draw/Icon';
import type { GameTeaching } from '../../table/game';
import type { Lesson } from '../../table/lesson/lesson';
import { t } from '../../text';
import type { Book, Rule } from '../../text/book';
import { ButtonLink } from '../../ui/controls/Button';
import { Panel, PanelHead } from '../../ui/parts/Panel';
import { type CameFrom, Ruled, RuleLink } from '../../ui/parts/RuleLink';
import { lessonStep } from '../learn/lessons';
import styles from './Aside.module.css';
import { plainText, relatives } from './book';

interface Props {
  book: Book | undefined;
  /** The current rule. */
  rule: Rule | undefined;
  lesson: Lesson;
  /** The note for owners of the box. */
  counting: GameTeaching['counting'];
  from: CameFrom | undefined;
}

/** Information about a rule: the message that cited it, related rules, a lesson, and the source of the book. */
export function Aside({ book, rule, lesson, counting, from }: Props) {
  return (
    <>
      {from !== undefined && from.message !== '' && (
        <Panel class={styles.panel}>
          <PanelHead>
            <h2>{t('rules.cameFrom')}</h2>
          </PanelHead>
          <p class={styles.message}>
            <Icon name="warn" />
            <span>
              <Ruled text={from.message} />
            </span>
          </p>
        </Panel>
      )}
      {book && rule && <SeeAlso book={book} rule={rule} />}
      {rule && <TryIt lesson={lesson} rule={rule.number} />}
      {counting !== undefined && <Counting game={lesson.game} {...counting()} />}
      {book && (
        <Panel class={styles.panel}>
          <PanelHead>
            <h2>{t('rules.source')}</h2>
          </PanelHead>
          <p class={styles.source}>{plainText(book.preface.slice(0, 1))}</p>
        </Panel>
      )}
    </>
  );
}

function SeeAlso({ book, rule }: { book: Book; rule: Rule }) {
  const list = relatives(book, rule.number);
  if (list.length === 0) {
    return null;
  }
  return (
    <Panel class={styles.panel}>
      <PanelHead>
        <h2>{t('rules.seeAlso', { rule: rule.number })}</h2>
      </PanelHead>
      <ul class={styles.related}>
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
    <Panel class={styles.panel}>
      <PanelHead>
        <h2>{t('rules.try')}</h2>
      </PanelHead>
      <p>{t('rules.tryText', { n: step.number, title: step.title })}</p>
      <p>
        <ButtonLink to={{ page: 'learn', game: lesson.game, step: step.number }} size="small">
          <Icon name="play" />
          {t('rules.tryOpen')}
        </ButtonLink>
      </p>
    </Panel>
  );
}

function Counting({ game, title, text, label }: { game: string; title: string; text: string; label: string }) {
  return (
    <Panel class={styles.panel}>
      <PanelHead>
        <h2>{title}</h2>
      </PanelHead>
      <p>{text}</p>
      <p>
        <ButtonLink to={{ page: 'count', game }} size="small">
          <Icon name="area" />
          {label}
        </ButtonLink>
      </p>
    </Panel>
  );
}
