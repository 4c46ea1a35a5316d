import type { ComponentPropsWithoutRef } from 'react';

/** Props of an icon: those of an `svg`, and a default size. */
export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /** Width and height in pixels. @default 24 */
  readonly size?: number | undefined;
}

/** The `d` of a path, or centre and radius of a circle, in a 24 by 24 box. */
type Shape = string | readonly [cx: number, cy: number, r: number];

function drawn(shape: Shape) {
  if (typeof shape === 'string') return <path key={shape} d={shape} />;
  const [cx, cy, r] = shape;
  // Fills a dot, whose stroke would leave a gap in its centre.
  const fill = r < 1 ? 'currentColor' : undefined;
  return <circle key={shape.join()} cx={cx} cy={cy} r={r} fill={fill} />;
}

/** Creates an icon with strokes of width 2, hidden from screen readers: add text beside it. */
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

/** Creates a filled icon. */
export function mark(...shapes: readonly Shape[]) {
  return function Mark(props: ComponentPropsWithoutRef<'svg'>) {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden {...props}>
        {shapes.map(drawn)}
      </svg>
    );
  };
}

/** Creates an icon in brand colours, one for each path. */
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
