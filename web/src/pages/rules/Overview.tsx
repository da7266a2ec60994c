import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { Icon } from '../../draw/Icon';
import { OverviewPicture } from '../../table/lesson/OverviewPicture';
import type { RulesOverview } from '../../table/lesson/overview';
import { type Key, t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import { RuleLink } from '../../ui/parts/RuleLink';
import { gameName } from '../../ui/state/names';
import styles from './Overview.module.css';
import { ScoringTable, TurnTable } from './SummaryTables';

/** The parts of the overview, in order: their anchors and titles. */
export const PARTS: readonly { id: string; title: Key }[] = [
  { id: 'rules-goal', title: 'rules.goal' },
  { id: 'rules-things', title: 'rules.things' },
  { id: 'rules-round', title: 'rules.round' },
  { id: 'rules-turn', title: 'rules.turn' },
  { id: 'rules-scoring', title: 'rules.scoring' },
];

/** A game on one page: goal, components, a round, a turn and a scoring at a glance. */
export const Overview = memo(function Overview({ game, overview }: { game: string; overview: RulesOverview }) {
  return (
    <div class={styles.overview}>
      <header>
        <h1>{t('rules.onePage', { game: gameName(game) })}</h1>
        <p>{overview.summary}</p>
      </header>
      <Goal overview={overview} />
      <Part id="rules-things" title={t('rules.things')}>
        <ul class={styles.things}>
          {overview.things.map(({ title, text, rule, drawing }) => (
            <Panel key={rule} as="li" class={styles.thing}>
              <div class={styles.drawing}>{drawing}</div>
              <h3>{title}</h3>
              <p>{text}</p>
              <RuleLink rule={rule} />
            </Panel>
          ))}
        </ul>
      </Part>
      <Part id="rules-round" title={t('rules.round')}>
        <ol class={styles.round}>
          {overview.round.map(({ icon, title, text, isScoring = false }) => (
            <Panel key={title} as="li" class={classes(styles.step, isScoring && styles.scoring)}>
              <Icon name={icon} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Panel>
          ))}
        </ol>
      </Part>
      <div class={styles.glances}>
        <TurnTable note={overview.turnNote} rows={overview.turn} />
        <ScoringTable rows={overview.scoring} example={overview.example} />
      </div>
    </div>
  );
});

function Goal({ overview }: { overview: RulesOverview }) {
  return (
    <Panel class={styles.goal} aria-labelledby="rules-goal">
      <div class={styles.words}>
        <h2 id="rules-goal">{t('rules.goal')}</h2>
        {overview.goal.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <OverviewPicture drawing={overview.drawing} labels={overview.labels} />
    </Panel>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
