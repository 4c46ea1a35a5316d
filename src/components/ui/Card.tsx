import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link Card}. What a native div takes is passed on to it. */
export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Room between edge and content: 20 pixels, or none for a table or a picture. @default 'md' */
  padding?: 'none' | 'md' | undefined;
}

/** The look of a card, for a widget that is one itself: a component less for each of many. */
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

/** A surface with an edge. It does not float, and so has no shadow. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { padding = 'md', ...native },
  ref,
) {
  return <Root data-slot="card" {...native} ref={ref} data-padding={padding} />;
});
