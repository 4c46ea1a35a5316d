import { forwardRef } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Link } from './Link';

/** A part of a sum. */
export interface SumLine {
  /** What it is. */
  readonly label: string;
  /** The records that it is made of. @default no link */
  readonly href?: string | undefined;
  /** Its formatted value, with a sign if it is taken off. */
  readonly value: string;
  /** Its arithmetic: `5 × €11.00 × 12 ÷ 28 days`. @default none */
  readonly how?: string | null | undefined;
  /** A second remark, such as the days that it covers. @default none */
  readonly note?: string | null | undefined;
}

interface SumLinesProps {
  label: string;
  lines: readonly SumLine[];
  /** The sum of several lines, below them. @default not shown */
  result?: { readonly label: string; readonly value: string } | undefined;
  className?: string | undefined;
}

const Root = styled('ul')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--plinth-space-3) var(--plinth-space-4);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    row-gap: 0;
  }
  & > li:dir(ltr) > bdi { justify-self: end; }
  & > li > bdi { justify-self: start; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-slot='charge-how'] {
    grid-column: 1;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    font-variant-numeric: tabular-nums;
    line-height: 18px;
  }
  & > [data-result] {
    padding-block-start: var(--plinth-space-2);
    border-block-start: 1px solid var(--plinth-border);
    font-weight: 600;
  }
  `),
);

/** Parts of a sum with their arithmetic, one below the other. */
export const SumLines = forwardRef<HTMLUListElement, SumLinesProps>(function SumLines(
  { label, lines, result, className },
  ref,
) {
  return (
    <Root ref={ref} data-slot="charge-lines" aria-label={label} className={className}>
      {lines.map(({ label, href, value, how, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and are not reordered
        <li key={at}>
          {href === undefined ? <span>{label}</span> : <Link href={href}>{label}</Link>}
          <bdi>{value}</bdi>
          {how && (
            <Part as="span" data-slot="charge-how">
              <bdi>{how}</bdi>
            </Part>
          )}
          {note && (
            <Part as="span" data-slot="charge-how">
              {note}
            </Part>
          )}
        </li>
      ))}
      {result && (
        <li data-result>
          <span>{result.label}</span>
          <bdi>{result.value}</bdi>
        </li>
      )}
    </Root>
  );
});
