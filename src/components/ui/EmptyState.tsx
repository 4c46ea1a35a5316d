import { forwardRef, type ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { EmptyIcon } from './icons';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What is empty. */
  title: string;
  /** Why it is empty and what to do. @default none */
  text?: ReactNode;
  /** A decorative icon above the title. @default an open box */
  icon?: ReactNode;
  /** Buttons or links. @default none */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

/** Layout of a placeholder for content. */
export const StateFrame = styled('div')(
  layered(`
  display: grid;
  justify-items: center;
  gap: var(--plinth-space-1);
  padding: var(--plinth-space-12) var(--plinth-space-6);
  text-align: center;
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & > [data-slot='state-icon'] {
    box-sizing: content-box;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    margin-block-end: var(--plinth-space-3);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface);
    color: var(--plinth-text-muted);
    box-shadow: var(--plinth-shadow-control);
  }
  & > [data-slot='state-icon'][data-tone='danger'] {
    border-color: var(--plinth-danger-border);
    background: var(--plinth-danger-soft);
    color: var(--plinth-danger-text);
  }
  & > [data-slot='state-icon'] svg { inline-size: 20px; block-size: 20px; }
  & > :is(h2, h3, h4) {
    margin: 0;
    color: var(--plinth-text);
    font-size: var(--plinth-font-size-lg);
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    line-height: 24px;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  & > p { margin: 0; max-inline-size: 48ch; text-wrap: balance; }
  & > p:empty { display: none; }
  & > [data-slot='state-actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--plinth-space-2);
    margin-block-start: var(--plinth-space-4);
  }
  `),
);

/** Shown in place of empty content: what this is, why it is empty, what to do. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, text, icon, actions, headingLevel = 2, className },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <StateFrame ref={ref} data-slot="empty-state" className={className}>
      <Part as="span" data-slot="state-icon" aria-hidden>
        {icon ?? <EmptyIcon />}
      </Part>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && (
        <Part as="div" data-slot="state-actions">
          {actions}
        </Part>
      )}
    </StateFrame>
  );
});
