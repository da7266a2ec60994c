import { Segments } from '../app/ui/Segments';
import type { GameInfo } from '../protocol/types';
import { t } from '../text';
import { named } from '../text/say';
import { offered, valueOf, type Wish } from './wish';

/** The options of the rules, each with what it does and the rule that describes it. */
export function OptionList({ game, wish, onChange }: { game: GameInfo; wish: Wish; onChange: (wish: Wish) => void }) {
  return (
    <div class="ro">
      {offered(game).map((option) => (
        <div key={option.name}>
          <Segments
            label={named(`option.${game.id}.${option.name}.label`)}
            note={option.rule}
            value={valueOf(wish, option)}
            options={option.values.map((value) => ({ value, label: named(`option.${game.id}.${option.name}.${value}`) }))}
            onChange={(value) => onChange({ ...wish, options: { ...wish.options, [option.name]: value } })}
          />
          <p class="help">{named(`option.${game.id}.${option.name}.help`)}</p>
        </div>
      ))}
      {game.options.some((option) => option.name === 'tileSet') && <p class="help">{t('lobby.tileSet')}</p>}
    </div>
  );
}
