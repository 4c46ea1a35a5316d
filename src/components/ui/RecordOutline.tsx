import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Skeleton } from './Skeleton';

interface RecordOutlineProps {
  /** Whether figures lead the record. */
  hasFigures: boolean;
}

const Root = styled('div')(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
  gap: var(--plinth-space-5) var(--plinth-space-4);
  & > [data-part] { grid-column: 1 / -1; display: flex; gap: 40px; }
  ${mediaDown('lg')} { & { grid-template-columns: minmax(0, 1fr); } }
  `,
  ),
);

/** Placeholder of a record while it loads: its figures, its content, and the facts beside it. */
export function RecordOutline({ hasFigures }: RecordOutlineProps) {
  return (
    <Root aria-hidden>
      {hasFigures && (
        <div data-part="figures">
          {[96, 72, 112].map((width) => (
            <Skeleton key={width} shape="block" width={width} height={48} />
          ))}
        </div>
      )}
      <Skeleton shape="block" height={320} />
      <Skeleton shape="block" height={240} />
    </Root>
  );
}
