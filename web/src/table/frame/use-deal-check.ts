import { useEffect, useState } from 'preact/hooks';
import type { Deal } from '../../protocol/types';
import { dealHash } from './deal';

/** Whether a deal that has been shown is the one that was fixed before the first move. */
export type DealCheck = 'busy' | 'fits' | 'differs' | 'unable';

export function useDealCheck({ hash, seed, salt }: Deal): DealCheck {
  const [found, setFound] = useState<DealCheck>('busy');
  useEffect(() => {
    if (seed === null || salt === null) {
      return;
    }
    void dealHash(seed, salt).then((own) => {
      const compared = own === hash.toLowerCase() ? 'fits' : 'differs';
      setFound(own === undefined ? 'unable' : compared);
    });
  }, [hash, seed, salt]);
  return found;
}
