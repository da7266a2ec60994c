import type { ComponentChildren } from 'preact';
import { RoundTrack } from './RoundTrack';
import { TableScreen } from './TableScreen';

interface Props {
  screen?: 'show' | 'reveal';
  title: string;
  subtitle: string;
  tools: ComponentChildren;
  rounds: { rounds: number; scorings: readonly number[]; left?: readonly number[] };
  round: number;
  /** Whether the scoring at the end of the round is going on. */
  isScoring?: boolean;
  children: ComponentChildren;
}

/** The frame of a show: of a scoring, or of revealed disks. */
export function ShowFrame({ screen = 'show', title, subtitle, tools, rounds, round, isScoring = true, children }: Props) {
  return (
    <TableScreen
      screen={screen}
      title={title}
      subtitle={subtitle}
      middle={<RoundTrack {...rounds} round={round} isScoring={isScoring} />}
      tools={tools}
    >
      {children}
    </TableScreen>
  );
}
