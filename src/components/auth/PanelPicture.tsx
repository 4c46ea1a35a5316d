import type { CSSProperties } from 'react';
import { useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';

/** Made-up companies: colour of the mark, percent of the term that is over, day of 2026, amount. */
const TERMS = [
  ['Halvorsen AS', 'brand', 62, 355, 501.3],
  ['Wiener Klinik', 'success', 38, 68, 344.5],
  ['Adria Systems', 'info', 81, 14, 170.88],
  ['Kvist & Sønner', 'warning', 20, 181, 22.23],
] as const;

/** The arithmetic of the first amount: seats and the price of each. */
const LINES = [
  [35, 12.6],
  [9, 6.7],
] as const;

// The picture is cut off at the panel's bottom, like a window larger than the space.
const Root = styled('div')(
  layered(`
  box-sizing: border-box;
  align-self: end;
  /* No width is that of a text: nothing moves when its font arrives. Without room the sum is out of sight. */
  display: flex;
  flex-wrap: wrap;
  block-size: 280px;
  margin-block-end: -88px;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-lg);
  background: var(--plinth-surface);
  box-shadow: var(--plinth-shadow);
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  pointer-events: none;
  user-select: none;
  @media (max-height: 719px) { display: none; }
  & > div { flex: 1 0 224px; display: grid; align-content: start; padding: var(--plinth-space-5); }
  & > div + div { flex: 0 0 163px; gap: var(--plinth-space-3); border-inline-start: 1px solid var(--plinth-border); }
  & [data-slot='panel-picture-row'] {
    display: grid;
    grid-template-columns: 32px 1fr 64px;
    align-items: center;
    gap: var(--plinth-space-3);
    block-size: 52px;
    font-weight: 550;
    & > span { display: grid; gap: 6px; }
    & i { display: flex; align-items: center; gap: var(--plinth-space-2); color: var(--plinth-text-muted); font-size: 12px; font-style: normal; font-weight: 400; line-height: 12px; }
    & i::before { content: ''; box-sizing: border-box; inline-size: 50px; block-size: 4px; border-inline-start: calc(var(--term) * 0.5px) solid var(--plinth-brand); border-radius: 2px; background: var(--plinth-border); }
    & b { font-weight: 600; text-align: end; text-decoration: underline; text-decoration-style: dotted; text-decoration-color: var(--plinth-border-strong); text-underline-offset: 3px; }
  }
  & [data-slot='panel-picture-row'] + [data-slot='panel-picture-row'] { border-block-start: 1px solid var(--plinth-border); }
  & [data-slot='panel-picture-line'] { display: flex; justify-content: space-between; color: var(--plinth-text-muted); }
  & [data-slot='panel-picture-line']:last-of-type { padding-block-start: var(--plinth-space-3); border-block-start: 1px solid var(--plinth-border); color: var(--plinth-text); font-weight: 600; }
  `),
);

const Picture = styled('img')(
  layered(`
  display: block;
  inline-size: calc(100% + 56px);
  block-size: 280px;
  margin-block-end: -56px;
  align-self: end;
  object-fit: cover;
  object-position: top;
  border-start-start-radius: var(--plinth-radius-lg);
  @media (max-height: 719px) { display: none; }
  `),
);

/**
 * A small picture of the product for the marketing panel. Drawn with theme tokens to match each
 * brand; real kit components would add a kilobyte to the first screen. Hidden from screen readers.
 */
export function PanelPicture({
  src,
}: {
  /** URL of another picture, at least 640 pixels wide. @default the drawn product */
  src?: string | undefined;
}) {
  const locale = useMessagesLocale();
  if (src) return <Picture data-slot="panel-picture" src={src} alt="" />;
  const near = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return (
    <Root aria-hidden data-slot="panel-picture">
      <div>
        {TERMS.map(([name, tone, over, day, amount]) => (
          <Part as="div" key={name} data-slot="panel-picture-row">
            <svg viewBox="0 0 32 32" style={{ color: `var(--plinth-${tone}-text)` }} aria-hidden>
              <rect width="32" height="32" rx="6" fill={`var(--plinth-${tone}-soft)`} />
              <path fill="currentColor" d="M8 22h16v3H8zM11 18h10v3H11zM12 8h8v9h-8z" />
            </svg>
            <span>
              <span>{name}</span>
              <i style={{ '--term': over } as CSSProperties}>
                {near.format(Date.UTC(2026, 0, day))}
              </i>
            </span>
            <b>{euros.format(amount)}</b>
          </Part>
        ))}
      </div>
      <div>
        {LINES.map(([seats, price]) => (
          <Part as="div" key={seats} data-slot="panel-picture-line">
            <span>{`${seats} × ${euros.format(price)}`}</span>
            <span>{euros.format(seats * price)}</span>
          </Part>
        ))}
        <Part as="div" data-slot="panel-picture-line">
          <span>=</span>
          <span>{euros.format(TERMS[0][4])}</span>
        </Part>
      </div>
    </Root>
  );
}
