import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { findGame } from '../../games';
import type { TableView } from '../../protocol/types';
import { plural, t } from '../../text';
import { named } from '../../text/say';
import { Panel, PanelHead } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import { clockWords, holdWords } from '../../ui/state/names';
import styles from './OptionTable.module.css';

/** The current settings; the children are the controls that change them. */
export function OptionTable({ table, children }: { table: TableView; children?: ComponentChildren }) {
  return (
    <Panel class={styles.options} aria-label={t('waiting.options')}>
      <PanelHead size="large">
        <h2>{t('waiting.options')}</h2>
        <span class={styles.change}>{children}</span>
      </PanelHead>
      <dl aria-live="polite">
        {entriesOf(table).map(([name, value]) => (
          <Entry key={name} name={name} value={value} isTold={!table.host} />
        ))}
      </dl>
    </Panel>
  );
}

function entriesOf(table: TableView): [name: string, value: string][] {
  const rules = Object.entries(table.options).filter(
    ([name]) => name !== 'players' && findGame(table.game)?.optionCounts(name, table.seats.length, table.options) !== false,
  );
  return [
    [t('lobby.players'), String(table.seats.length)],
    [t('lobby.clock'), clockWords(table.clock)],
    [t('lobby.visibility'), named(`waiting.visibility.${table.visibility}`)],
    ...rules.map(([name, value]): [string, string] => [
      named(`option.${table.game}.${name}.label`),
      named(`option.${table.game}.${name}.${value}`),
    ]),
    ...(findGame(table.game)?.hasInterruptions
      ? [[t('lobby.hold'), holdWords(table.holdSetting.seconds)] as [string, string]]
      : []),
    [t('lobby.hints'), table.hints ? t('waiting.hints.on') : t('waiting.hints.off')],
    ...(table.spectatorDelay > 0
      ? [[t('waiting.delay'), plural('waiting.delay.minutes', Math.round(table.spectatorDelay / 60))] as [string, string]]
      : []),
  ];
}

/** An option and its value, with a note if another person changed it. */
function Entry({ name, value, isTold }: { name: string; value: string; isTold: boolean }) {
  const first = useRef(value);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isTold && value !== first.current && (
          <span class={styles.changed}>
            <Pill kind="warning">{t('waiting.changed')}</Pill>
          </span>
        )}
        {value}
      </dd>
    </div>
  );
}
