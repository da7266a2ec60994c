import type { Step } from '../../table/lesson/lesson';
import { useFollowed } from './outline';
import styles from './Pins.module.css';

/* Numbered pins connect the sentences of a step to places on the map. */

const SIGNS = '①②③';

/** A text with its pins. */
export function Pinned({ text }: { text: string }) {
  return (
    <>
      {text.split(/([①②③])/).map((part, i) => {
        const number = SIGNS.indexOf(part) + 1;
        return part !== '' && number > 0 ? (
          <i key={i} class={styles.sign}>
            {number}
          </i>
        ) : (
          part
        );
      })}
    </>
  );
}

interface Place {
  x: number;
  y: number;
}

/** The pins on the map; those behind another element are left out. */
export function Pins({ pins }: { pins: NonNullable<Step['pins']> }) {
  const places = useFollowed(() => placesOf(pins), [pins]);
  return (
    <>
      {places.map(
        (place, i) =>
          place && (
            <i key={i} class={styles.pin} style={{ left: `${place.x}px`, top: `${place.y}px` }} aria-hidden="true">
              {i + 1}
            </i>
          ),
      )}
    </>
  );
}

/** A pin is in the upper left of its cell, where there is no number. */
function placesOf(pins: NonNullable<Step['pins']>): (Place | undefined)[] {
  const map = document.querySelector('[data-map]')?.getBoundingClientRect();
  const asking = [...document.querySelectorAll('[data-part=asking]')].map((part) => part.getBoundingClientRect());
  return pins.map((pin) => {
    const box = pin();
    if (map === undefined || box === undefined) {
      return undefined;
    }
    const x = box.left + (box.right - box.left) * 0.08;
    const y = box.top + (box.bottom - box.top) * 0.08;
    const isIn = ({ left, top, right, bottom }: DOMRect) => x > left && x < right && y > top && y < bottom;
    return isIn(map) && !asking.some(isIn) ? { x: Math.round(x), y: Math.round(y) } : undefined;
  });
}
