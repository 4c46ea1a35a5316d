/** A hatch pattern in the chart's colours, which distinguishes areas without relying on colour. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0h5v5H0z" fill="var(--plinth-ground)" />
      <path d="M0 0h2v5H0z" fill="var(--plinth-hatch)" />
    </pattern>
  );
}
