import { type KeyboardEvent, useState } from 'react';
import { Part } from '../../../theme/Part';
import { useHint } from '../useHint';
import { VisuallyHidden } from '../VisuallyHidden';
import type { ChartColumn } from './chart-column';
import { nameClasses, type ValueScale } from './column-geometry';
import { type ChartVoice, columnText } from './column-sentence';
import { SeriesColumn } from './SeriesColumn';

interface ColumnsProps {
  id: string;
  label: string;
  series: readonly string[];
  columns: readonly ChartColumn[];
  scale: ValueScale;
  voice: ChartVoice;
}

/** How many columns a key leads on, where the first is at the left. */
const STEPS: Readonly<Record<string, number>> = {
  Home: -Infinity,
  End: Infinity,
  ArrowLeft: -1,
  ArrowRight: 1,
};

/**
 * The columns, which can be gone through: a list box, in which a screen reader leaves the arrows to
 * us, and whose chosen one is the column that is looked at. The last is the first to be.
 */
export function Columns({ id, label, series, columns, scale, voice }: ColumnsProps) {
  const [looked, setLooked] = useState<string | null>(null);
  const { show, hide, element: hint } = useHint();
  const found = columns.findIndex((column) => column.id === looked);
  const active = found === -1 ? columns.length - 1 : found;
  const classes = nameClasses(columns.map(({ name, shortName }) => shortName ?? name));

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const step = STEPS[key];
    if (step === undefined || altKey || ctrlKey || metaKey) return;
    // The page would scroll.
    event.preventDefault();
    const isTurned = /^A/.test(key) && getComputedStyle(currentTarget).direction === 'rtl';
    const next = Math.min(Math.max(active + (isTurned ? -step : step), 0), columns.length - 1);
    currentTarget.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus();
  }

  return (
    <>
      <Part
        as="div"
        data-slot="chart-columns"
        role="listbox"
        aria-orientation="horizontal"
        aria-label={label}
        onKeyDown={handleKeyDown}
      >
        {columns.map((column, at) => {
          const text = columnText(column, series, voice);
          return (
            <Part
              as="div"
              key={column.id}
              data-slot="chart-column"
              role="option"
              aria-selected={at === active}
              tabIndex={at === active ? 0 : -1}
              data-from={classes[at]}
              data-provisional={column.isProvisional ? '' : undefined}
              onFocus={(event) => {
                setLooked(column.id);
                show(event.currentTarget, text.hint, 'focus');
              }}
              onBlur={() => hide()}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') show(event.currentTarget, text.hint, 'hover');
              }}
              onPointerLeave={(event) => {
                if (event.pointerType === 'mouse') hide(event.relatedTarget);
              }}
            >
              <svg aria-hidden>
                {series.map((name, one) => (
                  <SeriesColumn
                    key={name}
                    id={id}
                    series={one}
                    count={series.length}
                    value={column.values[one]}
                    scale={scale}
                  />
                ))}
              </svg>
              <span aria-hidden>{column.shortName ?? column.name}</span>
              <VisuallyHidden>{text.name}</VisuallyHidden>
            </Part>
          );
        })}
      </Part>
      {hint}
    </>
  );
}
