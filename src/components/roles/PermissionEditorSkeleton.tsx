import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PERMISSION_ROWS } from './permission-rows-css';

const Frame = styled('div')(
  layered(
    () => `
  display: grid;
  gap: 10px;
  & > div {
    ${PERMISSION_ROWS}
    display: grid;
    align-content: start;
    overflow: hidden;
    gap: 22px;
    padding: 14px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
  }
  `,
  ),
);

const LINES = [38, 52, 30, 46, 34, 42];

/** Field and tree in the shape of what comes. */
export function PermissionEditorSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Frame aria-hidden>
        <Skeleton shape="block" height={36} />
        <Skeleton width="30%" />
        <div>
          {LINES.map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      </Frame>
    </>
  );
}
