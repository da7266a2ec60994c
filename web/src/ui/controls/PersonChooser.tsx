import { Icon } from '../../draw/Icon';
import { Portrait } from '../../draw/Portrait';
import type { PersonaInfo } from '../../protocol/types';
import { t } from '../../text';
import { named } from '../../text/say';
import { classes } from '../parts/classes';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './PersonChooser.module.css';

const MOST_BARS = 4;

interface Props {
  people: readonly PersonaInfo[];
  /** Whether a persona's temperament affects its play. */
  isTempered: boolean;
  /** The current persona; empty for a random one. */
  chosen: string;
  /** The names of the players in other seats. */
  taken: readonly string[];
  /** Called with the persona; empty for a random one. */
  onChoose: (persona: string) => void;
  onClose: () => void;
}

/** Chooses the persona of a bot: portrait, name, a sentence, and the temperament as bars. */
export function PersonChooser({ people, isTempered, chosen, taken, onChoose, onClose }: Props) {
  const choose = (persona: string) => {
    onChoose(persona);
    onClose();
  };
  return (
    <Dialog title={t('persona.choose')} isWide onClose={onClose}>
      <ul class={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              class={classes(styles.person, person.id === chosen && styles.chosen)}
              aria-pressed={person.id === chosen}
              disabled={taken.includes(person.name)}
              onClick={() => choose(person.id)}
            >
              <Portrait persona={person.id} class={styles.portrait} />
              <span class={styles.words}>
                <b translate={false}>{person.name}</b>
                <span>{noteOn(person, taken, isTempered)}</span>
              </span>
              {isTempered && <Traits traits={person.traits} />}
            </button>
          </li>
        ))}
      </ul>
      <div class={styles.foot}>
        <Button onClick={() => choose('')}>
          <Icon name="rotate" />
          {t('persona.anyone')}
        </Button>
        <p>{isTempered ? t('persona.equal') : t('persona.alike')}</p>
      </div>
    </Dialog>
  );
}

/** A note on a persona: already in another seat, or its description. */
function noteOn({ id, name }: PersonaInfo, taken: readonly string[], isTempered: boolean): string {
  if (taken.includes(name)) {
    return t('persona.taken');
  }
  return isTempered ? named(`persona.${id}`) : '';
}

/** A persona's traits: a name and up to four bars for each. */
function Traits({ traits }: { traits: PersonaInfo['traits'] }) {
  return (
    <span class={styles.traits}>
      {Object.entries(traits).map(([trait, bars]) => (
        <span
          key={trait}
          class={styles.trait}
          role="img"
          aria-label={t('persona.bars', { trait: named(`trait.${trait}`), bars })}
        >
          <small>{named(`trait.${trait}`)}</small>
          {Array.from({ length: MOST_BARS }, (_, bar) => (
            <i key={bar} class={classes(bar < bars && styles.full)} />
          ))}
        </span>
      ))}
    </span>
  );
}
