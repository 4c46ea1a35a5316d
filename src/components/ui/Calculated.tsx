import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { readPage } from '../../domain/read-page';
import { uiCalculationMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import type { CalculationCardProps } from './CalculationCard';
import { FOCUS_RING } from './control-css';
import type { SumLine } from './SumLines';

/** What a number is made of. */
export interface Sum {
  /** What is added up, in order; negative values for what is taken off. */
  readonly lines: readonly SumLine[];
  /** The records that it comes from. @default no link */
  readonly source?:
    | {
        /** Text of the link: 'Orders'. */
        readonly label: string;
        /** Its address; without one the text is not shown. */
        readonly href: string | undefined;
      }
    | undefined;
}

/** Returns what a number is made of; called when the user opens it. */
export type Calculation = () => Sum;

/** Props of {@link Calculated}. */
export interface CalculatedProps {
  /** Returns what it is made of. */
  calculation: Calculation;
  /** The number as text, for the names of the card. */
  text: string;
  /** The number. */
  children: ReactNode;
}

const Root = styled('span')(
  layered(
    () => `
  & > button {
    appearance: none;
    box-sizing: border-box;
    position: relative;
    max-inline-size: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
    text-decoration: underline;
    text-decoration-style: dotted;
    text-decoration-color: var(--plinth-border-strong);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    -webkit-tap-highlight-color: transparent;
  }
  & > button:not(:disabled) { cursor: help; }
  & > button:is(:hover, [aria-expanded='true']) { text-decoration-color: currentColor; }
  & > button:focus-visible { ${FOCUS_RING} }
  @media (pointer: coarse) {
    & > button::after { content: ''; position: absolute; inset: -12px -4px; }
  }
  @media print {
    & > button { text-decoration: none; }
  }
  `,
  ),
);

/** How the card was opened: a preview closes when the pointer or the focus leaves. */
type Opening = 'hover' | 'focus' | 'press';

interface Opened {
  readonly by: Opening;
  readonly Card: ComponentType<CalculationCardProps>;
}

const STAYS = { hover: ':hover', focus: ':focus' } as const;

/**
 * A number that was calculated, with a dotted underline. Hover, focus or a press shows what it is
 * made of; the card loads then.
 *
 * @example
 * <Calculated text="12" calculation={() => ({ lines: [{ label: 'Live', value: '12' }] })}>12</Calculated>
 */
export function Calculated({ calculation, text, children }: CalculatedProps) {
  const t = useMessages(uiCalculationMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isFailed, setFailed] = useState(false);
  const close = useCallback(() => setOpened(null), []);

  async function open(by: Opening): Promise<void> {
    try {
      const { CalculationCard: Card } = await import('./CalculationCard');
      if (by !== 'press' && !button.current?.matches(STAYS[by])) return;
      setFailed(false);
      setOpened({ by, Card });
    } catch {
      setFailed(by === 'press');
    }
  }

  return (
    <Root
      data-slot="calculated"
      onPointerLeave={({ currentTarget }) => {
        const root = currentTarget.getRootNode() as Document | ShadowRoot;
        if (opened?.by !== 'hover' || currentTarget.contains(readPage(root, 'activeElement')))
          return;
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={opened !== null}
        aria-description={t('calculated')}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !opened) void open('hover');
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible') && !opened) void open('focus');
        }}
        onClick={({ detail }) => {
          // The second click of a double click leaves it open.
          if (detail > 1) return;
          if (opened?.by === 'press') close();
          else void open('press');
        }}
      >
        {children}
      </button>
      {opened && (
        <opened.Card
          anchor={button.current}
          isPreview={opened.by !== 'press'}
          text={text}
          sum={calculation()}
          onClose={close}
        />
      )}
      {isFailed && <small role="alert">{t('calculationFailed')}</small>}
    </Root>
  );
}
