import type { ShellNavigation } from '../../contracts/shell';
import { sharedSessionMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { mediaUp } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ShellFrame } from './shell-layout';

/** Props of {@link ShellSkeleton}: how its navigation will be. */
export type ShellSkeletonProps = Pick<ShellNavigation, 'isPinned' | 'isPinnedAtFirst'>;

const Frame = styled(ShellFrame)(
  layered(
    () => `
  position: relative;
  --shell-edge: max(
    var(--plinth-shell-gutter),
    (100% - var(--plinth-shell-inset) - var(--plinth-shell-max)) / 2 + var(--plinth-shell-gutter)
  );
  & > [data-part='bar'] {
    box-sizing: border-box;
    block-size: var(--plinth-shell-header);
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: 56px 16px;
    background: var(--plinth-surface);
    border-block-end: 1px solid var(--plinth-border);
  }
  & > [data-part='page'] { display: grid; gap: var(--plinth-space-3); padding: var(--plinth-space-6) 16px; }
  ${mediaUp('sm')} {
    & > [data-part] { padding-inline: calc(var(--plinth-shell-inset) + var(--shell-edge)) var(--shell-edge); }
    & > [data-part='page'] { padding-block: var(--plinth-space-8); }

    /* The column of the navigation, before its entries are known. */
    &::after {
      content: '';
      box-sizing: border-box;
      position: absolute;
      inset-block: var(--plinth-shell-header) 0;
      inset-inline-start: 0;
      inline-size: var(--plinth-shell-inset);
      background: var(--plinth-surface);
      border-inline-end: 1px solid var(--plinth-border);
    }
  }
  `,
  ),
);

/** Placeholder of the shell while the session is checked; contains no user data. */
export function ShellSkeleton({ isPinned, isPinnedAtFirst }: ShellSkeletonProps) {
  const t = useMessages(sharedSessionMessages);
  const pin = isPinned === undefined && isPinnedAtFirst ? 'first' : isPinned && 'chosen';
  return (
    <Frame aria-busy data-slot="shell-skeleton" data-pin={pin || undefined}>
      <VisuallyHidden role="status">{t('starting')}</VisuallyHidden>
      <div aria-hidden data-part="bar">
        <Skeleton width={120} height={16} />
        <Skeleton shape="circle" width={32} height={32} />
      </div>
      <div aria-hidden data-part="page">
        <Skeleton width={160} height={28} />
        <Skeleton width={280} height={14} />
      </div>
    </Frame>
  );
}
