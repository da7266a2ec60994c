import type { ComponentChildren } from 'preact';
import { Bar } from '../ui/Bar';

/** The bar over a table's screens: where one is, what round it is, what can be set. */
export function TableBar({
  title,
  subtitle,
  middle,
  tools,
}: {
  title: string;
  subtitle: string;
  middle?: ComponentChildren;
  tools?: ComponentChildren;
}) {
  return (
    <Bar
      where={
        <>
          <h1>{title}</h1>
          <span>{subtitle}</span>
        </>
      }
    >
      <div class="grow" />
      {middle}
      <div class="grow" />
      {tools}
    </Bar>
  );
}
