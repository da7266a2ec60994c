import { Trouble } from '../app/ui/State';
import { makeScene } from '../caballero/chart/scene';
import { moveWords } from '../caballero/describe';
import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import type { AnalysisView, CaballeroTable, JudgedTurn, Moment, ReplayView } from '../protocol/types';
import { t } from '../text';
import { say, sentence } from '../text/say';
import { band, outlookAt, outlooks, percent } from './outlook';
import { useAnalysis } from './use-analysis';

const W = 532;
const H = 74;
/** The graph above has its axis there; both share it. */
const LEFT = 30;
const RIGHT = 50;

interface Props {
  replay: ReplayView;
  moments: ReadonlyMap<number, Moment>;
  last: number;
  ply: number;
  onGo: (ply: number) => void;
}

/** Every seat's chance to win over the game, as the bot sees it, and where the game turned. */
export function Chances({ replay, moments, last, ply, onGo }: Props) {
  const { analysis, trouble, ask } = useAnalysis(replay.id);
  if (analysis === undefined) {
    return <Trouble text={trouble} />;
  }
  return (
    <section class="panel chances">
      <div class="ph">
        <h2>{t('replay.chances')}</h2>
        <Now analysis={analysis} names={replay.names} ply={ply} />
      </div>
      {analysis.state === 'none' && (
        <>
          <button type="button" class="btn" onClick={ask}>
            <Icon name="bot" />
            {t('replay.chances.ask')}
          </button>
          <p class="help">{t('replay.chances.help')}</p>
        </>
      )}
      {(analysis.state === 'waiting' || analysis.state === 'running') && (
        <p class="help" role="status">
          {analysis.state === 'waiting' ? t('replay.chances.waiting') : t('replay.chances.running', { done: analysis.done, turns: analysis.turns })}
          <progress max={Math.max(1, analysis.turns)} value={analysis.done} aria-label={t('replay.chances')} />
        </p>
      )}
      {analysis.outlook.length > 1 && <Area analysis={analysis} names={replay.names} last={last} ply={ply} onGo={onGo} />}
      {analysis.state === 'done' && <Turning replay={replay} moments={moments} turns={analysis.judged.filter((turn) => turn.turning)} onGo={onGo} />}
      <Trouble text={trouble} />
    </section>
  );
}

function Now({ analysis, names, ply }: { analysis: AnalysisView; names: readonly string[]; ply: number }) {
  const now = outlookAt(outlooks(analysis), ply);
  return (
    <span class="sub">
      {t('replay.chances.by')}
      {now?.chances.map((chance, seat) => (
        <span key={seat} title={names[seat]}>
          <Badge seat={seat} size="sm" /> {percent(chance)} %
        </span>
      ))}
    </span>
  );
}

function Area({ analysis, names, last, ply, onGo }: { analysis: AnalysisView; names: readonly string[]; last: number; ply: number; onGo: (ply: number) => void }) {
  const points = outlooks(analysis);
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (W - LEFT - RIGHT);
  const now = outlookAt(points, ply);
  const label = names.map((name, seat) => t('replay.chances.now', { name, percent: percent(now?.chances[seat] ?? 0) })).join(', ');
  const go = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * W;
    onGo(Math.round(Math.min(1, Math.max(0, (at - LEFT) / (W - LEFT - RIGHT))) * last));
  };
  return (
    <svg class="area" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" role="img" aria-label={t('replay.chances.label', { chances: label })} onClick={go}>
      {names.map((_, seat) => {
        const edge = band(points, seat);
        const there = edge.map((point, i) => `${i > 0 ? 'L' : 'M'}${x(point.ply).toFixed(1)} ${(point.from * H).toFixed(1)}`).join('');
        const back = [...edge].reverse().map((point) => `L${x(point.ply).toFixed(1)} ${(point.to * H).toFixed(1)}`).join('');
        return (
          <g key={seat} stroke="var(--panel)" stroke-width="1.5">
            <path d={`${there}${back}Z`} fill={`var(--p-${colourOf(seat)})`} />
            <path d={`${there}${back}Z`} fill={`url(#pat-${colourOf(seat)})`} opacity=".8" />
          </g>
        );
      })}
      <path d={`M${x(ply)} 0V${H}`} stroke="var(--panel)" stroke-width="4" />
      <path d={`M${x(ply)} 0V${H}`} stroke="var(--act)" stroke-width="2" />
    </svg>
  );
}

/** A better turn in words: how it begins, and why. */
function betterWords(replay: ReplayView, moments: ReadonlyMap<number, Moment>, turn: JudgedTurn): string {
  const [first = ''] = turn.better;
  const before = moments.get(turn.first - 1);
  const isDrawn = replay.game === 'el-caballero' && before !== undefined;
  const move = isDrawn ? moveWords(makeScene(before.table as CaballeroTable), first) : first;
  const reasons = turn.reasons.map((reason) => sentence(say(reason, (seat) => replay.names[seat] ?? '')));
  return [t('replay.turning.better', { move }), ...reasons].join('. ');
}

interface TurningProps {
  replay: ReplayView;
  moments: ReadonlyMap<number, Moment>;
  turns: readonly JudgedTurn[];
  onGo: (ply: number) => void;
}

function Turning({ replay, moments, turns, onGo }: TurningProps) {
  if (turns.length === 0) {
    return <p class="help">{t('replay.turning.none')}</p>;
  }
  return (
    <>
      <h3>{t('replay.turning')}</h3>
      <ol class="turning">
        {turns.map((turn) => (
          <li key={turn.first}>
            <button type="button" onClick={() => onGo(turn.last)}>
              <Badge seat={turn.seat} />
              <span>
                {t('replay.turning.line', { round: turn.round, name: replay.names[turn.seat] ?? '', before: percent(turn.before), after: percent(turn.after) })}
                {turn.better.length > 0 && <small>{betterWords(replay, moments, turn)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
