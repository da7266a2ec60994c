import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { TableView } from '../../protocol/types';
import type { GameTeaching } from '../../table/game';
import type { Lesson, LessonRecord } from '../../table/lesson/lesson';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Loading, MessagePage } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { explain } from '../../ui/state/explain';
import { gameName } from '../../ui/state/names';
import type { Route } from '../../ui/state/route';
import { go, refine } from '../../ui/state/router';
import { firstBot } from './first-bot';
import { LessonEnd } from './LessonEnd';
import { LessonTable } from './LessonTable';
import { entryTo, PEOPLE } from './lessons';
import { keepDone } from './progress';
import { continued } from './script';

/** Creates a table where a step begins. If the learner continues from their own position, its record replaces the lesson's. */
async function tableFor(lesson: Lesson, index: number, record: LessonRecord, ply: number): Promise<TableView> {
  const { task } = lesson.steps[index]!;
  const others = Array.from({ length: lesson.players - 1 }, (_, i) =>
    task.kind === 'round'
      ? { kind: 'bot' as const, bot: firstBot(), persona: PEOPLE[i]! }
      : { kind: 'me' as const, name: t(i === 0 ? 'learn.teacher' : 'learn.teacher2') },
  );
  return api.newTable({
    game: lesson.game,
    seats: [{ kind: 'me', name: t('learn.you') }, ...others],
    visibility: 'lesson',
    hints: false,
    start: true,
    record: JSON.stringify(record),
    ply,
  });
}

/** Ends a lesson's table that is no longer needed: otherwise it would wait for a move forever. */
function endTable(table: string): void {
  // If the server can't be reached, the table is abandoned.
  api.propose(table, { kind: 'end' }).catch(() => undefined);
}

/** The address of a step, from 0. */
function addressAt({ game, isShort = false, variant }: Lesson, index: number): Route {
  const kind = variant ? { variant } : { ...(isShort ? { isShort } : {}) };
  return { page: 'learn', game, step: index + 1, ...kind };
}

interface Props {
  teaching: GameTeaching;
  lesson: Lesson;
  /** The first step, from 1. */
  from: number;
}

/** A guided first game: a real table, which the lesson creates again to continue from another position. */
export function LessonPage({ teaching, lesson, from }: Props) {
  const { record } = lesson;
  const [at, setAt] = useState<{ index: number; table: string }>();
  const [isDone, setDone] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const table = useRef<string | undefined>(undefined);
  useTitle(t('app.title', { page: t('learn.lesson', { game: gameName(lesson.game) }) }));

  const open = (wanted: number, own?: LessonRecord) => {
    setTrouble(undefined);
    const index = own === undefined ? entryTo(lesson, wanted) : wanted;
    tableFor(
      lesson,
      index,
      own === undefined ? record : continued(record, own),
      own === undefined ? lesson.steps[index]!.ply : -1,
    ).then(
      ({ id }) => {
        if (table.current !== undefined) {
          endTable(table.current);
        }
        table.current = id;
        setAt({ index, table: id });
      },
      (error: unknown) => setTrouble(explain(error)),
    );
  };
  useEffect(() => {
    const index = Math.min(Math.max(from, 1), lesson.steps.length) - 1;
    if (at?.index !== index) {
      open(index);
    }
  }, [from]);
  useEffect(
    () => () => {
      if (table.current !== undefined) {
        endTable(table.current);
      }
    },
    [],
  );
  // A reloaded page continues at the same step.
  useEffect(() => {
    if (at !== undefined) {
      refine(addressAt(lesson, at.index));
    }
  }, [at]);

  if (isDone) {
    return <LessonEnd teaching={teaching} />;
  }
  if (trouble !== undefined) {
    return (
      <>
        <PageBar page="learn" />
        <MessagePage icon="warn" title={t('learn.trouble')} text={trouble}>
          <Button variant="primary" onClick={() => location.reload()}>
            {t('app.tryNow')}
          </Button>
        </MessagePage>
      </>
    );
  }
  if (at === undefined) {
    return <Loading />;
  }
  const { index } = at;
  return (
    <LessonTable
      key={at.table}
      lesson={lesson}
      index={index}
      table={at.table}
      onStep={(next) => setAt({ index: next, table: at.table })}
      onOpen={open}
      onTicked={() => lesson.isShort || keepDone(lesson.game, index + 1)}
      onDone={() => setDone(true)}
      onLeave={() => go({ page: 'learn', game: lesson.game, step: undefined })}
    />
  );
}
