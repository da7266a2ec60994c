import type { RulePicture } from '../../table/game';
import { Marked } from './Blocks';

/** The picture beside a rule with its caption. */
export function Picture({ picture, query }: { picture: RulePicture; query: string }) {
  return (
    <figure>
      {picture.drawing}
      <figcaption>
        <Marked text={picture.caption} query={query} />
      </figcaption>
    </figure>
  );
}
