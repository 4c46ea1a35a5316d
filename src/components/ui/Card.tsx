import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link Card}. Other props are passed to the native div. */
export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Padding: 20 pixels, or none for a table or picture. @default 'md' */
  padding?: 'none' | 'md' | undefined;
}

/** CSS of a card, for components that are cards themselves. */
export const CARD = `
  box-sizing: border-box;
  min-inline-size: 0;
  padding: var(--plinth-space-5);
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-lg);
  background: var(--plinth-surface);
  color: var(--plinth-text);
`;

const Root = styled('div')(
  layered(() => `${CARD} &[data-padding='none'] { padding: 0; overflow: clip; }`),
);

/** A bordered surface. It has no shadow, because it does not float. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { padding = 'md', ...native },
  ref,
) {
  return <Root data-slot="card" {...native} ref={ref} data-padding={padding} />;
});
