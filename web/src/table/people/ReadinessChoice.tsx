import type { Readiness, TableView } from '../../protocol/types';
import { plural, t } from '../../text';
import { Segments } from '../../ui/controls/Segments';

/**
 * What somebody who may stop others decides in advance; with a running clock, nothing waits longer than is set at the table.
 */
export function ReadinessChoice({
  table,
  readiness,
  onChoose,
}: {
  table: TableView;
  readiness: Readiness;
  onChoose: (readiness: Readiness) => void;
}) {
  const choices: Readiness[] = table.clock.kind === 'live' ? ['wait', 'pass'] : ['wait', 'ask', 'pass'];
  return (
    <Segments
      label={t('hold.readiness')}
      value={readiness}
      options={choices.map((value) => ({
        value,
        label: value === 'wait' ? plural('hold.readiness.wait', table.holdSetting.seconds) : t(`hold.readiness.${value}`),
      }))}
      onChange={onChoose}
    />
  );
}
