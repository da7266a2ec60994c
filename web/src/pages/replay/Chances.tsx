import type { ComponentProps } from 'preact';
import { Badge, Icon } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import type { AnalysisView, JudgedTurn, Moment, ReplayView } from '../../protocol/types';
import { useAnalysis } from '../../table/final/use-analysis';
import { band, percent, winEstimateAt, winEstimates } from '../../table/final/win-estimates';
import type { Player } from '../../table/people/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Help } from '../../ui/controls/Field';
import { ErrorText } from '../../ui/page/MessagePage';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import styles from './Chances.module.css';
import { JudgedTurns } from './JudgedTurns';
import { lessonsOf } from './judged';

const W = 532;
const H = 74;
/** The left margin of the graph above; both share the axis. */
const LEFT = 30;
const RIGHT = 50;

interface Props {
  replay: ReplayView;
  players: readonly Player[];
  moments: ReadonlyMap<number, Moment>;
  last: number;
  ply: number;
  /** The turn whose better moves are on the map. */
  shown: JudgedTurn | undefined;
  onGo: (ply: number) => void;
  onShow: (turn: JudgedTurn | undefined) => void;
}

/** Every seat's win chance over the game as estimated by the bot, its judgement of this turn, and the turning points. */
export function Chances({ replay, players, moments, last, ply, shown, onGo, onShow }: Props) {
  const { analysis, trouble, ask } = useAnalysis(replay.id);
  if (analysis === undefined) {
    return <ErrorText text={trouble} />;
  }
  // A turn is shown from the position before it to the one after it.
  const here = analysis.judged.filter(
    (turn) => turn === shown || (shown === undefined && turn.first <= ply && ply <= turn.last),
  );
  const { own, others } = lessonsOf(analysis.judged, (seat) => players[seat]?.isYou ?? false);
  const turning = { players, moments, shown, onGo, onShow };
  return (
    <Panel class={styles.chances}>
      <PanelHead>
        <h2>{t('replay.chances')}</h2>
        <Now analysis={analysis} names={replay.names} ply={ply} />
      </PanelHead>
      {analysis.state === 'none' && (
        <>
          <Button onClick={ask}>
            <Icon name="bot" />
            {t('replay.chances.ask')}
          </Button>
          <Help>{t('replay.chances.help')}</Help>
        </>
      )}
      {(analysis.state === 'waiting' || analysis.state === 'running') && (
        <Help role="status">
          {analysis.state === 'waiting'
            ? t('replay.chances.waiting')
            : t('replay.chances.running', { done: analysis.done, turns: analysis.turns })}
          <progress max={Math.max(1, analysis.turns)} value={analysis.done} aria-label={t('replay.chances')} />
        </Help>
      )}
      {analysis.outlook.length > 1 && <Area analysis={analysis} names={replay.names} last={last} ply={ply} onGo={onGo} />}
      <Listed title={t('replay.turning.here')} turns={here} {...turning} />
      {analysis.state === 'done' && (
        <>
          <Listed title={t('replay.turning.yours')} turns={own} {...turning} />
          <Listed title={t('replay.turning')} turns={others} {...turning} />
          {own.length + others.length === 0 && <Help>{t('replay.turning.none')}</Help>}
        </>
      )}
      <ErrorText text={trouble} />
    </Panel>
  );
}

/** A list of turns with a title, if there are any. */
function Listed({ title, ...turning }: { title: string } & Omit<ComponentProps<typeof JudgedTurns>, 'label'>) {
  return turning.turns.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <JudgedTurns {...turning} label={title} />
    </>
  );
}

function Now({ analysis, names, ply }: { analysis: AnalysisView; names: readonly string[]; ply: number }) {
  const now = winEstimateAt(winEstimates(analysis), ply);
  return (
    <PanelNote>
      <span class={styles.now}>
        {t('replay.chances.by')}
        {now?.chances.map((chance, seat) => (
          <span key={seat} title={names[seat]}>
            <Badge seat={seat} size="small" /> {percent(chance)} %
          </span>
        ))}
      </span>
    </PanelNote>
  );
}

function Area({
  analysis,
  names,
  last,
  ply,
  onGo,
}: {
  analysis: AnalysisView;
  names: readonly string[];
  last: number;
  ply: number;
  onGo: (ply: number) => void;
}) {
  const points = winEstimates(analysis);
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (W - LEFT - RIGHT);
  const now = winEstimateAt(points, ply);
  const label = names
    .map((name, seat) => t('replay.chances.now', { name, percent: percent(now?.chances[seat] ?? 0) }))
    .join(', ');
  const go = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * W;
    onGo(Math.round(Math.min(1, Math.max(0, (at - LEFT) / (W - LEFT - RIGHT))) * last));
  };
  return (
    <svg
      class={styles.area}
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('replay.chances.label', { chances: label })}
      onClick={go}
    >
      {names.map((_, seat) => {
        const edge = band(points, seat);
        const there = edge
          .map((point, i) => `${i > 0 ? 'L' : 'M'}${x(point.ply).toFixed(1)} ${(point.from * H).toFixed(1)}`)
          .join('');
        const back = [...edge]
          .reverse()
          .map((point) => `L${x(point.ply).toFixed(1)} ${(point.to * H).toFixed(1)}`)
          .join('');
        return (
          <g key={seat} stroke="var(--panel)" stroke-width="1.5">
            <path d={`${there}${back}Z`} fill={`var(--player-${colourOf(seat)})`} />
            <path d={`${there}${back}Z`} fill={`url(#pat-${colourOf(seat)})`} opacity=".8" />
          </g>
        );
      })}
      <path d={`M${x(ply)} 0V${H}`} stroke="var(--panel)" stroke-width="4" />
      <path d={`M${x(ply)} 0V${H}`} stroke="var(--action)" stroke-width="2" />
    </svg>
  );
}
