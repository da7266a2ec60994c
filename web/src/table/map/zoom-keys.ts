import { type KeyPress, useKeys } from '../../ui/hooks/use-keys';

/** The keys of the chart's window. */
export interface ZoomKeys {
  zoomBy: (factor: number) => void;
  fitAll: () => void;
}

/** The zoom factor of one press. */
export const ZOOM_STEP = 1.3;

/**
 * Runs the action of a key: + zooms in, − zooms out, 0 shows everything; returns whether there is one. With Ctrl they are the
 * browser's own.
 */
export function runZoomKey({ key, ctrlKey, metaKey, altKey }: KeyPress, run: ZoomKeys): boolean {
  if (ctrlKey || metaKey || altKey) {
    return false;
  }
  switch (key) {
    case '+':
    case '=': // the same key without Shift on many keyboards
      run.zoomBy(ZOOM_STEP);
      return true;
    case '-':
    case '_':
    case '−':
      run.zoomBy(1 / ZOOM_STEP);
      return true;
    case '0':
      run.fitAll();
      return true;
    default:
      return false;
  }
}

export function useZoomKeys(run: ZoomKeys): void {
  useKeys((event) => runZoomKey(event, run));
}
