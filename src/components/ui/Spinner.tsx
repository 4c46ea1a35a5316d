import { forwardRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

const Root = styled('svg')(
  layered(`
  display: block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  &[data-size='lg'] {
    inline-size: 24px;
    block-size: 24px;
  }
  animation: plinth-spin 0.7s linear infinite;
  @keyframes plinth-spin {
    to { transform: rotate(360deg); }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  `),
);

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** 16 or 24 pixels. @default 'md' */
  size?: 'md' | 'lg' | undefined;
  /** A class on the root. @default none */
  className?: string | undefined;
}

/**
 * A spinning ring in the text's colour. Decorative: text beside it has to say what is loading. With
 * reduced motion it is a ring with a gap that does not spin.
 */
export const Spinner = forwardRef<SVGSVGElement, SpinnerProps>(function Spinner(
  { size = 'md', className },
  ref,
) {
  return (
    <Root
      ref={ref}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
      data-slot="spinner"
      data-size={size}
      className={className}
    >
      <circle cx="8" cy="8" r="6" opacity="0.25" />
      <path d="M14 8a6 6 0 0 0-6-6" strokeLinecap="round" />
    </Root>
  );
});
