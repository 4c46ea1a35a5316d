import { useEffect, useRef } from 'react';
import { readPage } from '../../domain/read-page';
import { isOfMethod } from '../../domain/text/composition';
import { uiCalculationMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import type { Sum } from './Calculated';
import { FLOATING } from './control-css';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';
import { Link } from './Link';
import { SumLines } from './SumLines';
import { useBrowserEffect } from './useBrowserEffect';

export interface CalculationCardProps {
  /** The number's button. */
  anchor: HTMLElement | null;
  /** Whether it only shows while the pointer or focus is there. */
  isPreview: boolean;
  /** The number as text. */
  text: string;
  sum: Sum;
  onClose: () => void;
}

const Box = styled('div')(
  layered(
    () => `
  ${FLOATING}
  position: fixed;
  inset: auto;
  z-index: 1000;
  inline-size: 280px;
  max-inline-size: calc(100vw - 16px);
  max-block-size: calc(100vh - 16px);
  margin: 0;
  padding: var(--plinth-space-4);
  overflow: visible;
  font-weight: 400;
  letter-spacing: 0;
  text-align: start;
  white-space: normal;
  cursor: auto;
  animation: plinth-calculation var(--plinth-duration-fast) var(--plinth-ease) both;
  &[data-preview] { animation-delay: 250ms; }
  &::after { content: ''; position: absolute; inset: -8px 0; z-index: -1; }
  & > a { display: inline-block; margin-block-start: var(--plinth-space-3); }
  & > [data-slot='icon-button'] { display: none; }
  @keyframes plinth-calculation { from { opacity: 0; } }
  @media (max-width: 575px) {
    inset: auto 0 0 0 !important;
    inline-size: 100%;
    max-inline-size: none;
    padding-block-end: max(var(--plinth-space-6), env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: var(--plinth-radius-lg) var(--plinth-radius-lg) 0 0;
    /* Above the page: a press beside the sheet only closes it. */
    &::before { content: ''; position: fixed; inset: 0; z-index: -2; background: var(--plinth-backdrop); }
    &::after { inset: 0; border-radius: inherit; background: inherit; }
    & > [data-slot='icon-button'] { display: inline-flex; position: absolute; inset-block-start: var(--plinth-space-2); inset-inline-end: var(--plinth-space-2); }
    & > ul { padding-inline-end: var(--plinth-space-8); }
  }
  @media (prefers-reduced-motion: reduce) { animation: none; }
  @media print { display: none; }
  `,
  ),
);

const GAP = 6;
const EDGE = 8;

/** Positions the card below its number, or above it without space, inside the window. */
function place(card: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const view = readPage(anchor.ownerDocument, 'documentElement');
  const isBelow = at.bottom + GAP + height <= view.clientHeight - EDGE;
  const start = at.left + at.width / 2 - width / 2;
  card.style.top = `${isBelow ? at.bottom + GAP : Math.max(EDGE, at.top - height - GAP)}px`;
  card.style.left = `${Math.max(EDGE, Math.min(start, view.clientWidth - width - EDGE))}px`;
}

/** What a number is made of, with a link to its records: a card, on a phone a sheet. */
export function CalculationCard({ anchor, isPreview, text, sum, onClose }: CalculationCardProps) {
  const t = useMessages(uiCalculationMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const box = useRef<HTMLDivElement>(null);

  useBrowserEffect(() => {
    const card = box.current;
    if (!card || !anchor) return;
    if (!card.matches(':popover-open')) card.showPopover?.();
    place(card, anchor);
  }, [anchor]);

  useEffect(() => {
    const area = anchor?.parentElement;
    if (!area) return;
    const page = area.ownerDocument;
    // In Chrome, what is around a popover does not match `:focus-within`.
    const isFocusInside = () =>
      area.contains(readPage(area.getRootNode() as Document | ShadowRoot, 'activeElement'));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfMethod(event)) return;
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      if (isFocusInside()) anchor.focus();
      onClose();
    };
    const onPointerDown = (event: Event) => {
      if (!event.composedPath().includes(area)) onClose();
    };
    const onScroll = ({ target }: Event) => {
      const card = box.current;
      if (!card || card.contains(target as Node)) return;
      // Focus may scroll the number into view.
      if (isFocusInside()) place(card, anchor);
      else onClose();
    };
    page.addEventListener('keydown', onKeyDown, { capture: true });
    page.addEventListener('pointerdown', onPointerDown, { capture: true });
    page.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      page.removeEventListener('keydown', onKeyDown, { capture: true });
      page.removeEventListener('pointerdown', onPointerDown, { capture: true });
      page.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor, onClose]);

  const { lines, source } = sum;
  const title = t('calculationOf', { value: text });
  return (
    <Box
      ref={box}
      role="group"
      // A press on its text keeps it open.
      tabIndex={-1}
      aria-label={title}
      popover="manual"
      data-slot="calculation-card"
      data-preview={isPreview ? '' : undefined}
      onClick={({ target, clientY }) => {
        const sheet = box.current;
        if (sheet && target === sheet && clientY < sheet.getBoundingClientRect().top) onClose();
      }}
    >
      <SumLines
        label={title}
        lines={lines}
        result={lines.length > 1 ? { label: t('calculationSum'), value: text } : undefined}
      />
      <IconButton
        label={tFeedback('close')}
        onPress={() => {
          anchor?.focus();
          onClose();
        }}
      >
        <CloseIcon aria-hidden />
      </IconButton>
      {source?.href !== undefined && <Link href={source.href}>{source.label}</Link>}
    </Box>
  );
}
