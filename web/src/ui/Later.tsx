import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text';
import { Button } from './Button';
import { Loading, State } from './State';

type Load<T> = () => Promise<T>;

/** What has been fetched, by what fetched it. */
const fetched = new WeakMap<Load<unknown>, object>();

/** Shows a part of the client that is fetched when it is first needed. */
export function Later<T extends object>({ load, children }: { load: Load<T>; children: (part: T) => ComponentChildren }) {
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
        // Without network, or because a new version has taken the old one's place.
        () => setFailed(() => load),
      );
    }
  }, [load]);
  if (part !== undefined) {
    return <>{children(part)}</>;
  }
  return failed === load ? <Missing /> : <Loading />;
}

/** A page that is fetched when somebody first goes there. */
export function later<P extends object>(load: Load<ComponentType<P>>): ComponentType<P> {
  return (props: P) => <Later load={load}>{(Part) => <Part {...props} />}</Later>;
}

function Missing() {
  return (
    <State icon="wifi" text={t('error.unreachable')}>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('app.tryNow')}
      </Button>
    </State>
  );
}
