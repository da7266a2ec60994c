import { Badge, Icon } from '../../draw/Icon';
import type { RulesOverview, TurnRow } from '../../table/lesson/overview';
import { t } from '../../text';
import { Panel } from '../../ui/parts/Panel';
import { RuleLink } from '../../ui/parts/RuleLink';
import styles from './SummaryTables.module.css';

/** The actions of a turn, their costs and limits. */
export function TurnTable({ note, rows }: { note: string; rows: readonly TurnRow[] }) {
  const hasPrices = rows.some(({ price }) => price !== undefined);
  return (
    <Panel class={styles.glance} aria-labelledby="rules-turn">
      <h2 id="rules-turn">{t('rules.turn')}</h2>
      <p>{note}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rules.what')}</th>
            {hasPrices && <th scope="col">{t('rules.price')}</th>}
            <th scope="col">{t('rules.limit')}</th>
            <th scope="col">{t('rules.rule')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title}>
              <th scope="row" class={styles.what}>
                <Icon name={row.icon} />
                <span>
                  {row.title}
                  <small>{row.note}</small>
                </span>
              </th>
              {hasPrices && <td>{row.price}</td>}
              <td>{row.limit}</td>
              <td>
                <RuleLink rule={row.rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The points of a scoring, with an example. */
export function ScoringTable({ rows, example }: { rows: RulesOverview['scoring']; example: RulesOverview['example'] }) {
  return (
    <Panel class={styles.glance} aria-labelledby="rules-scoring">
      <h2 id="rules-scoring">{t('rules.scoring')}</h2>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title}>
              <th scope="row">
                {row.title}
                {row.note !== undefined && <small>{row.note}</small>}
              </th>
              <td>{row.text}</td>
              <td>
                <RuleLink rule={row.rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class={styles.example}>
        <h3>{t('rules.example')}</h3>
        <p>{example.text}</p>
        <ul>
          {example.lines.map(({ seat, text, points }) => (
            <li key={text}>
              <Badge seat={seat} size="small" />
              <span>{text}</span>
              <b>{points}</b>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
