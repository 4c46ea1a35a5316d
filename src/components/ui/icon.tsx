import type { ComponentPropsWithoutRef } from 'react';

/** Props of an icon: those of an `svg`, and how large it is where no CSS says so. */
export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /** Width and height in pixels. @default 24 */
  readonly size?: number | undefined;
}

/** The `d` of a path, or centre and radius of a circle, in a box of 24. */
type Shape = string | readonly [cx: number, cy: number, r: number];

function drawn(shape: Shape) {
  if (typeof shape === 'string') return <path key={shape} d={shape} />;
  const [cx, cy, r] = shape;
  // Lines around a dot leave a little light in its middle.
  const fill = r < 1 ? 'currentColor' : undefined;
  return <circle key={shape.join()} cx={cx} cy={cy} r={r} fill={fill} />;
}

/**
 * An icon drawn in lines two wide. Screen readers ignore it: the text beside it says it.
 *
 * A new one: copy the shapes of one from lucide.dev.
 */
export function icon(...shapes: readonly Shape[]) {
  return function Icon({ size = 24, ...props }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {shapes.map(drawn)}
      </svg>
    );
  };
}

/** A mark that is filled instead of drawn in lines. */
export function mark(...shapes: readonly Shape[]) {
  return function Mark(props: ComponentPropsWithoutRef<'svg'>) {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden {...props}>
        {shapes.map(drawn)}
      </svg>
    );
  };
}

/** A mark in the colours of whom it belongs to, a colour for each shape. */
export function coloredMark(colors: readonly string[], ...paths: readonly string[]) {
  return function Mark(props: ComponentPropsWithoutRef<'svg'>) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden {...props}>
        {paths.map((d, at) => (
          <path key={d} d={d} fill={colors[at]} />
        ))}
      </svg>
    );
  };
}
