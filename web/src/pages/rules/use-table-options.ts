import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import { catalogueText, t } from '../../text';
import { named } from '../../text/say';
import { welcome } from '../../ui/state/session';

/** The options of the table that the person came from, by the rule that each changes. */
export function useTableOptions(game: string, table: string | undefined): ReadonlyMap<string, string[]> {
  const offer = useStore(welcome);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  useEffect(() => {
    if (table !== undefined) {
      // Without the table, the rules are still complete.
      api.table(table).then(
        (view) => view.game === game && setChosen(view.options),
        () => undefined,
      );
    }
  }, [table, game]);
  return useMemo(() => {
    const byRule = new Map<string, string[]>();
    for (const option of offer?.games.find(({ id }) => id === game)?.options ?? []) {
      const value = chosen[option.name];
      const key = `option.${game}.${option.name}`;
      if (value !== undefined && catalogueText(`${key}.label`) !== undefined) {
        byRule.set(option.rule, [
          ...(byRule.get(option.rule) ?? []),
          t('rules.option', { option: named(`${key}.label`), value: named(`${key}.${value}`) }),
        ]);
      }
    }
    return byRule;
  }, [offer, chosen, game]);
}
