import { forwardRef, type ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** One of the {@link HeroFigures}. */
export interface HeroFigure {
  /** Unique id of the figure. */
  readonly id: string;
  /** Label of the figure. */
  readonly label: string;
  /** The figure: an amount, a number, a date. */
  readonly value: ReactNode;
  /** A muted line below it. @default none */
  readonly note?: ReactNode;
}

/** Props of {@link HeroFigures}. */
export interface HeroFiguresProps {
  /** One to four figures, the most important first. */
  items: readonly HeroFigure[];
  /** A class on the root. */
  className?: string | undefined;
}

const Root = styled('dl')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  gap: var(--plinth-space-4) clamp(16px, (100% - 480px) * 999, 40px);
  margin: 0;
  color: var(--plinth-text);
  /* Two columns where there is no room for a line. */
  & > div { min-inline-size: clamp(0px, (480px - 100%) * 999, 50% - 8px); }
  & dt { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; line-height: 16px; }
  & dd { margin: 0; font-size: var(--plinth-font-size-2xl); font-weight: 600; line-height: 32px; letter-spacing: -0.01em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  & dd a { color: inherit; font-weight: inherit; text-decoration: underline; text-decoration-style: dotted; text-decoration-color: var(--plinth-border-strong); text-decoration-thickness: 1px; text-underline-offset: 3px; }
  & dd a:hover { text-decoration-color: currentColor; }
  & dd + dd { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; line-height: 16px; letter-spacing: 0; }
  `),
);

/**
 * The figures that lead a record: what it costs, what is owed, what comes next.
 *
 * @example
 * <HeroFigures items={[{ id: 'total', label: 'Total', value: '€42.00' }]} />
 */
export const HeroFigures = forwardRef<HTMLDListElement, HeroFiguresProps>(function HeroFigures(
  { items, className },
  ref,
) {
  return (
    <Root ref={ref} data-slot="hero-figures" className={className}>
      {items.map(({ id, label, value, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </Root>
  );
});
