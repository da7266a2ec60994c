import type { ComponentChildren } from 'preact';
import { RoundTrack } from '../frame/RoundTrack';
import { TableScreen } from '../frame/TableScreen';
import type { PageProps } from './use-screen-props';

interface Props {
  screen?: 'show' | 'reveal';
  page: PageProps;
  rounds: { rounds: number; scorings: readonly number[]; left?: readonly number[] };
  round: number;
  /** Whether the scoring at the end of the round is going on. */
  isScoring?: boolean;
  children: ComponentChildren;
}

/** The frame of a show: of a scoring, or of revealed disks. */
export function ShowFrame({ screen = 'show', page, rounds, round, isScoring = true, children }: Props) {
  return (
    <TableScreen
      screen={screen}
      title={page.common.title}
      subtitle={page.subtitle}
      middle={<RoundTrack {...rounds} round={round} isScoring={isScoring} />}
      tools={page.common.tools}
    >
      {children}
    </TableScreen>
  );
}
