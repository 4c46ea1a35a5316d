import { forwardRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** A line of text, a block, a pill or a circle. @default 'text' */
  shape?: 'text' | 'block' | 'pill' | 'circle' | undefined;
  /** Pixels, or a CSS length such as `'60%'`. @default '100%' */
  width?: number | string | undefined;
  /** Pixels, or a CSS length. @default 14 */
  height?: number | string | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

const Root = styled('svg')(
  layered(`
  display: block;
  flex: none;
  max-inline-size: 100%;
  box-sizing: border-box;
  border: 1px solid transparent;
  border-radius: calc(var(--plinth-radius-sm) - 2px);
  background: var(--plinth-skeleton);
  animation: plinth-pulse 1600ms ease-in-out infinite;
  &[data-shape='block'] { border-radius: var(--plinth-radius-md); }
  &[data-shape='pill'] { border-radius: 999px; }
  &[data-shape='circle'] { border-radius: 50%; }
  @keyframes plinth-pulse {
    50% { opacity: 0.5; }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  `),
);

/**
 * A decorative placeholder for loading content: announce the loading once, in words. It is an svg
 * because its size is then an attribute, which a strict content security policy allows in
 * server-rendered HTML.
 */
export const Skeleton = forwardRef<SVGSVGElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width = '100%', height = 14, className },
  ref,
) {
  return (
    <Root
      ref={ref}
      aria-hidden
      data-slot="skeleton"
      data-shape={shape}
      width={width}
      height={height}
      className={className}
    />
  );
});
