import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link Badge}. Other props are passed to the native span. */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Tone of the badge; its text has to carry the meaning too. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger' | undefined;
}

/** CSS of a neutral badge, for components that contain many. */
export const BADGE = `
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: var(--plinth-space-1);
  max-inline-size: 100%;
  min-block-size: 22px;
  padding: 1px var(--plinth-space-2);
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-sm);
  background: var(--plinth-surface-hover);
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-xs);
  font-weight: 550;
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const Root = styled('span')(
  layered(
    () => `
  ${BADGE}
  & svg { flex: none; inline-size: 12px; block-size: 12px; }
  &[data-tone='brand'] {
    background: var(--plinth-brand-soft);
    border-color: var(--plinth-brand-border);
    color: var(--plinth-brand-text);
  }
  &[data-tone='info'] {
    background: var(--plinth-info-soft);
    border-color: var(--plinth-info-border);
    color: var(--plinth-info-text);
  }
  &[data-tone='success'] {
    background: var(--plinth-success-soft);
    border-color: var(--plinth-success-border);
    color: var(--plinth-success-text);
  }
  &[data-tone='warning'] {
    background: var(--plinth-warning-soft);
    border-color: var(--plinth-warning-border);
    color: var(--plinth-warning-text);
  }
  &[data-tone='danger'] {
    background: var(--plinth-danger-soft);
    border-color: var(--plinth-danger-border);
    color: var(--plinth-danger-text);
  }
  `,
  ),
);

/** A label for a state or kind. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', ...native },
  ref,
) {
  return <Root data-slot="badge" {...native} ref={ref} data-tone={tone} />;
});
