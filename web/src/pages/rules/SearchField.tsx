import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { rich, t } from '../../text';
import { Keys } from '../../ui/parts/Keys';
import styles from './SearchField.module.css';

interface SearchProps {
  query: string;
  /** The numbers of the matching rules. */
  hits: readonly string[];
  onQuery: (query: string) => void;
  onGo: (rule: string) => void;
}

/** The search field; Enter goes to the next match. */
export function SearchField({ query, hits, onQuery, onGo }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const next = useRef(0);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
        event.preventDefault();
        field.current?.focus();
      }
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    const number = hits[next.current % Math.max(1, hits.length)];
    if (number !== undefined) {
      next.current++;
      onGo(number);
    }
  };
  return (
    <form role="search" onSubmit={submit}>
      <label class={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          value={query}
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          aria-keyshortcuts="/"
          onInput={(event) => {
            next.current = 0;
            onQuery(event.currentTarget.value);
          }}
        />
        <span class={styles.key}>
          <Keys>/</Keys>
        </span>
      </label>
      <p class={styles.hits} role="status">
        {query.trim() !== '' &&
          rich(hits.length === 0 ? 'rules.hits.none' : 'rules.hits', {
            n: hits.length,
            query: query.trim(),
            key: <b>{t('rules.enter')}</b>,
          })}
      </p>
    </form>
  );
}
