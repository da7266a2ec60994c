import type { RulePicture } from '../../table/game';
import { Marked } from './Blocks';
import styles from './Picture.module.css';

/** The picture next to a rule with its caption. */
export function Picture({ picture, query }: { picture: RulePicture; query: string }) {
  return (
    <figure class={styles.picture}>
      {picture.drawing}
      <figcaption>
        <Marked text={picture.caption} query={query} />
      </figcaption>
    </figure>
  );
}
