import { type KeyboardEvent, useState } from 'react';
import { Part } from '../../../theme/Part';
import { useHint } from '../useHint';
import { VisuallyHidden } from '../VisuallyHidden';
import type { ChartColumn } from './chart-column';
import { columnShape, nameClasses, type ValueScale } from './column-geometry';
import { type ChartVoice, columnText } from './column-sentence';

interface ColumnsProps {
  id: string;
  label: string;
  series: readonly string[];
  isInset?: boolean | undefined;
  columns: readonly ChartColumn[];
  scale: ValueScale;
  voice: ChartVoice;
}

/** Place of a column drawn inside another. */
const INSET = { x: '25%', width: '50%' };

/**
 * The navigable columns: a listbox, because screen readers pass arrow keys through to it. The
 * active column is the selected option, initially the last.
 */
export function Columns(props: ColumnsProps) {
  const { id, label, series, isInset = false, columns, scale, voice } = props;
  const [looked, setLooked] = useState<string | null>(null);
  const { show, hide, element: hint } = useHint();
  const found = columns.findIndex((column) => column.id === looked);
  const active = found === -1 ? columns.length - 1 : found;
  const classes = nameClasses(columns.map(({ name, shortName }) => shortName ?? name));

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const right = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const places: Readonly<Record<string, number>> = {
      Home: 0,
      End: columns.length - 1,
      ArrowLeft: active - right,
      ArrowRight: active + right,
    };
    const place = places[key];
    if (place === undefined || altKey || ctrlKey || metaKey) return;
    // Keeps the page from scrolling.
    event.preventDefault();
    (currentTarget.children[place] as HTMLElement | undefined)?.focus();
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
              onPointerLeave={(event) => hide(event.relatedTarget)}
            >
              <svg aria-hidden>
                {column.behind && (
                  <rect
                    {...columnShape(column.behind.value, scale, 0, 1)}
                    x="-20%"
                    width="140%"
                    rx="2"
                    fill="none"
                    stroke="var(--plinth-hatch)"
                  />
                )}
                {series.map((name, one) => {
                  const shape = isInset
                    ? columnShape(column.values[one], scale, 0, 1)
                    : columnShape(column.values[one], scale, one, series.length);
                  return (
                    shape && (
                      <rect
                        key={name}
                        {...shape}
                        {...(isInset && one > 0 && INSET)}
                        rx="2"
                        fill={one ? `url(#${id})` : 'var(--plinth-ink)'}
                        stroke={one ? 'var(--plinth-hatch)' : 'var(--plinth-ink)'}
                      />
                    )
                  );
                })}
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
