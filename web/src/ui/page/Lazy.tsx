import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../text';
import { Button } from '../controls/Button';
import { Loading, MessagePage } from './MessagePage';

type Load<T> = () => Promise<T>;

/** The loaded parts, by the function that loaded them. */
const fetched = new WeakMap<Load<unknown>, object>();

/** Shows a part of the client that is loaded on demand. */
export function Lazy<T extends object>({ load, children }: { load: Load<T>; children: (part: T) => ComponentChildren }) {
  const [failed, setFailed] = useState<Load<T>>();
  const [, setReady] = useState<Load<T>>();
  const part = fetched.get(load) as T | undefined;
  useEffect(() => {
    if (!fetched.has(load)) {
      load().then(
        (found) => {
          fetched.set(load, found);
          setReady(() => load);
        },
        // There is no network, or a new version has replaced the old one.
        () => setFailed(() => load),
      );
    }
  }, [load]);
  if (part !== undefined) {
    return <>{children(part)}</>;
  }
  return failed === load ? <Missing /> : <Loading />;
}

/** A page that is loaded on its first visit. */
export function lazy<P extends object>(load: Load<ComponentType<P>>): ComponentType<P> {
  return (props: P) => <Lazy load={load}>{(Part) => <Part {...props} />}</Lazy>;
}

function Missing() {
  return (
    <MessagePage icon="wifi" text={t('error.unreachable')}>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('app.tryNow')}
      </Button>
    </MessagePage>
  );
}
