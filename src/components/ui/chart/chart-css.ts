/** Shared CSS of charts: type, summary and hatching. */
export const CHART = `
  --plinth-ink: var(--plinth-brand-edge);
  --plinth-hatch: var(--plinth-text-subtle);
  --plinth-ground: var(--plinth-surface);
  display: grid;
  gap: var(--plinth-space-2);
  min-inline-size: 0;
  margin: 0;
  color: var(--plinth-text-muted);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & b { display: block; color: var(--plinth-text); font-weight: 550; }
  & [data-slot='chart-legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--plinth-space-1) var(--plinth-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li { display: flex; gap: 6px; }
  & li > svg { flex: none; margin-block-start: 3px; }
`;

/** Colours of the tones. */
export const TONES = `
  --plinth-ink: var(--plinth-brand-edge);
  &[data-tone='neutral'] { --plinth-ink: var(--plinth-text-subtle); }
  &[data-tone='success'] { --plinth-ink: var(--plinth-success-text); }
  &[data-tone='warning'] { --plinth-ink: var(--plinth-warning-text); }
  &[data-tone='danger'] { --plinth-ink: var(--plinth-danger); }
`;

/** For forced colours, where only hatching distinguishes areas. Include it last. */
export const FORCED_COLORS = `
  @media (forced-colors: active) {
    &, &[data-tone] {
      --plinth-ink: CanvasText;
      --plinth-hatch: CanvasText;
      --plinth-ground: Canvas;
    }
  }
`;
