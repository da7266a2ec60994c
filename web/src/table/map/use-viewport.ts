import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Viewport } from './camera';

/** The width of a map's frame: its coordinates fit into it. */
const FRAME = 20;

/** The size of an element, kept up to date. */
export function useViewport(element: RefObject<HTMLElement | null>): Viewport | undefined {
  const [view, setView] = useState<Viewport>();
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) {
      return undefined;
    }
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width > 0 && height > 0) {
        setView((old) => (old?.width === width && old.height === height ? old : { width, height, frame: FRAME }));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return view;
}
