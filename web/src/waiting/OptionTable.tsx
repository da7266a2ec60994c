import type { ComponentChildren } from 'preact';
import { clockWords } from '../lobby/words';
import type { TableView } from '../protocol/types';
import { plural, t } from '../text';
import { named } from '../text/say';

/** What is settled so far; the children are what can be done about it. */
export function OptionTable({ table, children }: { table: TableView; children?: ComponentChildren }) {
  const rules = Object.entries(table.options).filter(([name]) => name !== 'players' && !(name === 'twoPlayerTie' && table.seats.length !== 2));
  return (
    <section class="panel wopt">
      <div class="ph">
        <h2>{t('waiting.options')}</h2>
        {children}
      </div>
      <dl aria-live="polite">
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
