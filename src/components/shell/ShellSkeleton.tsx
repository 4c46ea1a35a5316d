import { sharedSessionMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { mediaUp } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Frame = styled('div')(
  layered(
    () => `
  position: relative;
  min-block-size: 100dvh;
  background: var(--plinth-surface-sunken);
  & > [data-part='bar'] {
    box-sizing: border-box;
    block-size: 56px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: 56px 16px;
    background: var(--plinth-surface);
    border-block-end: 1px solid var(--plinth-border);
  }
  & > [data-part='page'] { display: grid; gap: var(--plinth-space-3); padding: var(--plinth-space-6) 16px; }
  ${mediaUp('sm')} {
    & > [data-part='bar'] { padding-inline: 104px 32px; }
    & > [data-part='page'] { padding-block: var(--plinth-space-8); padding-inline: 104px 32px; }

    /* The column of the navigation, before its entries are known. */
    &::after {
      content: '';
      box-sizing: border-box;
      position: absolute;
      inset-block: 56px 0;
      inset-inline-start: 0;
      inline-size: 72px;
      background: var(--plinth-surface);
      border-inline-end: 1px solid var(--plinth-border);
    }
  }
  `,
  ),
);

/** Placeholder of the shell while the session is checked; contains no user data. */
export function ShellSkeleton() {
  const t = useMessages(sharedSessionMessages);
  return (
    <Frame aria-busy data-slot="shell-skeleton">
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
