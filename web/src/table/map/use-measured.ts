import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Size {
  width: number;
  height: number;
}

/** The size of an element that needs a place: the expected size until it is measured. Late answers make it larger. */
export function useMeasured(expected: Size): [RefObject<HTMLDivElement | null>, Size] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(expected);
  useLayoutEffect(() => {
    const target = box.current;
    if (target === null) {
      return undefined;
    }
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = target;
      if (width > 0) {
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [box, size];
}
