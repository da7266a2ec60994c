import { lookup, named } from '../../text/say';
import { Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import styles from './OptionList.module.css';
import type { TermsProps } from './TermsFields';
import { chosenValue, offered } from './table-form';

/** The options of the rules, each with its effect and the number of its rule. */
export function OptionList({ game, terms, onChange }: TermsProps) {
  const note = lookup(`option.${game.id}.note`);
  return (
    <div class={styles.list}>
      {offered(game).map((option) => (
        <div key={option.name}>
          <Segments
            label={named(`option.${game.id}.${option.name}.label`)}
            note={option.rule}
            value={chosenValue(terms, option)}
            options={option.values.map((value) => ({ value, label: named(`option.${game.id}.${option.name}.${value}`) }))}
            onChange={(value) => onChange({ options: { ...terms.options, [option.name]: value } })}
          />
          <Help>{named(`option.${game.id}.${option.name}.help`)}</Help>
        </div>
      ))}
      {note !== undefined && <Help>{note}</Help>}
    </div>
  );
}
