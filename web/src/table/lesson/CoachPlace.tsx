import { useContext } from 'preact/hooks';
import { useMedia, WIDE } from '../../ui/hooks/use-media';
import styles from './CoachPlace.module.css';
import { CoachContext } from './lesson';

/** The place of a lesson's coach between the map and the controls; a wide table has a column for it. */
export function CoachPlace() {
  const coach = useContext(CoachContext);
  const isWide = useMedia(WIDE);
  return coach === undefined || isWide ? null : <div class={styles.place}>{coach.card}</div>;
}
