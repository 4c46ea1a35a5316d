import type { ReactNode } from 'react';
import { styled } from '../../theme/styled';

/** Props of {@link ErrorScreen}. */
export interface ErrorScreenProps {
  /** The large mark above the heading, for example the status. @default none */
  mark?: ReactNode;
  title: string;
  text: string;
  /** What the reader can do next: a link or a button. */
  action: ReactNode;
}

const Frame = /* @__PURE__ */ styled(
  'section',
  `
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  min-block-size: min(560px, 80vh);
  box-sizing: content-box;
  padding: 48px 24px;
  text-align: center;
  color: var(--plinth-text);
  & h1 {
    margin: 0;
    font-size: 32px;
    line-height: 40px;
    font-weight: 650;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & h1:focus {
    outline: none;
  }
  & p {
    margin: 0 0 24px;
    max-inline-size: 44ch;
    color: var(--plinth-text-muted);
    font-size: 16px;
    line-height: 24px;
    text-wrap: balance;
  }
  `,
);

const Mark = /* @__PURE__ */ styled(
  'div',
  `
  font-size: 13px;
  font-weight: 600;
  letter-spacing: 0.08em;
  color: var(--plinth-text-muted);
  font-variant-numeric: tabular-nums;
  `,
);

/** The frame of every page that says why there is nothing else to see (specification §2.3). */
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
