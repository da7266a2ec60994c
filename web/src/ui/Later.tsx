import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text';
import { Button } from './Button';
import { Loading, State } from './State';

/** A part of the client that is fetched when it is first needed. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [, setReady] = useState(found !== undefined);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (found === undefined) {
        load().then(
          (part) => {
            found = part;
            setReady(true);
          },
          // Without network, or because a new version has taken the old one's place.
          () => setFailed(true),
        );
      }
    }, []);
    if (found !== undefined) {
      const Part = found;
      return <Part {...props} />;
    }
    return failed ? (
      <State icon="wifi" text={t('error.unreachable')}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('app.tryNow')}
        </Button>
      </State>
    ) : (
      <Loading />
    );
  };
}
