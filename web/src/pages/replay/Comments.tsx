import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { api, withoutServer } from '../../net/api';
import { useStore } from '../../net/store';
import { isLocal } from '../../offline/local';
import { isStaticSite } from '../../offline/static-site';
import type { Comment, ReplayView } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Label } from '../../ui/controls/Field';
import { IconButton } from '../../ui/controls/IconButton';
import { Segments } from '../../ui/controls/Segments';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { me } from '../../ui/state/session';
import styles from './Comments.module.css';

const LONGEST = 500;

const MARKS = [
  { mark: '', words: 'replay.mark.none' },
  { mark: '!!', words: 'replay.mark.brilliant' },
  { mark: '!', words: 'replay.mark.good' },
  { mark: '!?', words: 'replay.mark.interesting' },
  { mark: '?!', words: 'replay.mark.doubtful' },
  { mark: '?', words: 'replay.mark.mistake' },
  { mark: '??', words: 'replay.mark.blunder' },
] as const;

/** The comments on a game, and what changes them. */
export interface GameComments {
  comments: readonly Comment[];
  change: (next: readonly Comment[]) => void;
}

/** The comments on a game; none until they are loaded. */
export function useComments(id: string): GameComments {
  const [comments, change] = useState<readonly Comment[]>([]);
  useEffect(() => {
    let isWanted = true;
    // A replay is complete without its comments.
    api.comments(id).then(
      (found) => isWanted && change(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return { comments, change };
}

/** A comment as a line. */
export function commentWords({ name, mark, text }: Comment): string {
  return [name === '' ? '' : `${name}:`, mark, text].filter((part) => part !== '').join(' ');
}

interface Props {
  replay: ReplayView;
  comments: GameComments;
  ply: number;
  onGo: (ply: number) => void;
}

/** All comments on the game, and a form for another one on this move. */
export function CommentsPanel({ replay, comments: { comments, change }, ply, onGo }: Props) {
  const [said, setSaid] = useState('');
  const { busy, trouble, attempt } = useAttempt();
  const isAway = useStore(withoutServer) || isStaticSite() || isLocal(replay.id);
  if (isAway && comments.length === 0) {
    return null;
  }
  const remove = (id: string) =>
    attempt(async () => {
      change(await api.removeComment(replay.id, id));
      setSaid(t('replay.comments.removed'));
    });
  return (
    <Panel class={styles.comments}>
      <PanelHead>
        <h2>{t('replay.comments')}</h2>
        {comments.length > 0 && <PanelNote>{comments.length}</PanelNote>}
      </PanelHead>
      {comments.length === 0 && <p>{t('replay.comments.none')}</p>}
      <ol>
        {comments.map((comment, i) => (
          <li key={comment.id || i} aria-current={comment.ply === ply ? 'true' : undefined}>
            <button type="button" class={styles.comment} onClick={() => onGo(comment.ply)}>
              <small>
                <span translate={false}>{comment.name || t('replay.comments.unknown')}</span>
                {' · '}
                {comment.ply === 0 ? t('replay.comments.atStart') : t('replay.comments.at', { ply: comment.ply })}
              </small>
              <span translate={false}>
                {comment.mark !== '' && <Mark mark={comment.mark} />}
                {comment.text}
              </span>
            </button>
            {comment.removable && !isAway && (
              <IconButton
                aria-label={t('replay.comments.remove', { name: comment.name })}
                disabled={busy}
                onClick={() => remove(comment.id)}
              >
                <Icon name="bin" />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {!isAway && replay.finished && (
        <NewComment
          replay={replay}
          ply={ply}
          onAdded={(all) => {
            change(all);
            setSaid(t('replay.comments.added'));
          }}
        />
      )}
      <p role="status">{said}</p>
      <ErrorText text={trouble} />
    </Panel>
  );
}

function Mark({ mark }: { mark: string }) {
  const words = MARKS.find((known) => known.mark === mark)?.words ?? 'replay.mark.none';
  return (
    <>
      <b class={styles.mark} data-mark={mark} aria-hidden="true">
        {mark}
      </b>
      <Hidden>{t(words)}. </Hidden>
    </>
  );
}

function NewComment({ replay, ply, onAdded }: { replay: ReplayView; ply: number; onAdded: (all: Comment[]) => void }) {
  const field = useId();
  const [text, setText] = useState('');
  const [mark, setMark] = useState<string>('');
  const { busy, trouble, attempt } = useAttempt();
  const person = useStore(me);
  if (!person?.account && replay.yours.length === 0) {
    return <p>{t('replay.comments.account')}</p>;
  }
  const send = () =>
    attempt(async () => {
      onAdded(await api.comment(replay.id, { ply, mark, text }));
      setText('');
      setMark('');
    });
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Label as="label" for={field}>
        {ply === 0 ? t('replay.comments.start') : t('replay.comments.text', { ply })}
      </Label>
      <textarea id={field} rows={2} maxLength={LONGEST} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <Segments
        label={t('replay.comments.mark')}
        hideLabel
        value={mark}
        options={MARKS.map((known) => ({
          value: known.mark,
          label: (
            <span title={t(known.words)}>
              <span aria-hidden="true">{known.mark === '' ? '–' : known.mark}</span>
              <Hidden>{t(known.words)}</Hidden>
            </span>
          ),
        }))}
        onChange={setMark}
      />
      <Button type="submit" disabled={busy || (text.trim() === '' && mark === '')}>
        {t('replay.comments.send')}
      </Button>
      <ErrorText text={trouble} />
    </form>
  );
}
