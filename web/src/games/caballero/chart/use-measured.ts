import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Size {
  width: number;
  height: number;
}

/** How large something is that needs a place: as large as expected until it is measured. */
export function useMeasured(expected: Size): [RefObject<HTMLDivElement | null>, Size] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(expected);
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
    if (width > 0 && (width !== size.width || height !== size.height)) {
      setSize({ width, height });
    }
  });
  return [box, size];
}
