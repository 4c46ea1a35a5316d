import type { ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link ErrorScreen}. */
export interface ErrorScreenProps {
  /** The large mark above the heading, for example the status. @default none */
  mark?: ReactNode;
  /** The heading, which can be focused. */
  title: string;
  /** What happened and what to do, in a sentence or two. */
  text: string;
  /** What the reader can do next: a link or a button. */
  action: ReactNode;
}

const Frame = styled('section')(
  layered(`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--plinth-space-2);
  min-block-size: min(656px, 68vh);
  box-sizing: border-box;
  padding: var(--plinth-space-12) var(--plinth-space-6);
  text-align: center;
  color: var(--plinth-text);
  & h1 {
    margin: 0;
    font-size: var(--plinth-font-size-3xl);
    line-height: 40px;
    font-family: var(--plinth-font-heading);
    font-weight: 650;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & h1:focus {
    outline: none;
  }
  & p {
    margin: 0 0 var(--plinth-space-6);
    max-inline-size: 44ch;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    text-wrap: balance;
  }
  `),
);

const Mark = styled('div')(
  layered(`
  font-size: var(--plinth-font-size-sm);
  font-weight: 600;
  letter-spacing: 0.08em;
  color: var(--plinth-text-muted);
  font-variant-numeric: tabular-nums;
  `),
);

/**
 * Layout of the error pages (specification §2.3).
 *
 * @example
 * ```tsx
 * <ErrorScreen title="Closed" text="Back on Monday." action={<Link href="/">Home</Link>} />
 * ```
 */
export function ErrorScreen({ mark, title, text, action }: ErrorScreenProps) {
  return (
    <Frame data-slot="error-screen">
      {mark !== undefined && <Mark aria-hidden>{mark}</Mark>}
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {action}
    </Frame>
  );
}
