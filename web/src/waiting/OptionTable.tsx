import { clockWords } from '../lobby/words';
import type { TableView } from '../protocol/types';
import { plural, t } from '../text';
import { named } from '../text/say';

/** What was settled when the table was made. */
export function OptionTable({ table }: { table: TableView }) {
  const rules = Object.entries(table.options).filter(([name]) => name !== 'players' && !(name === 'twoPlayerTie' && table.seats.length !== 2));
  return (
    <section class="panel wopt">
      <div class="ph">
        <h2>{t('waiting.options')}</h2>
      </div>
      <dl>
        <Entry name={t('lobby.clock')} value={clockWords(table.clock)} />
        <Entry name={t('lobby.visibility')} value={named(`waiting.visibility.${table.visibility}`)} />
        {rules.map(([name, value]) => (
          <Entry key={name} name={named(`option.${table.game}.${name}.label`)} value={named(`option.${table.game}.${name}.${value}`)} />
        ))}
        <Entry name={t('lobby.hints')} value={table.hints ? t('waiting.hints.on') : t('waiting.hints.off')} />
        {table.spectatorDelay > 0 && <Entry name={t('waiting.delay')} value={plural('waiting.delay.minutes', Math.round(table.spectatorDelay / 60))} />}
      </dl>
    </section>
  );
}

function Entry({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
