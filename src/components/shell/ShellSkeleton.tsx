import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Frame = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--plinth-surface-sunken);
  & > div {
    box-sizing: border-box;
    block-size: 56px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: var(--plinth-space-6) var(--plinth-space-5);
    background: var(--plinth-surface);
    border-block-end: 1px solid var(--plinth-border);
  }
  `),
);

/** The frame in outline while the session is being checked; it holds nothing of the user. */
export function ShellSkeleton() {
  const t = useMessages(shellMessages);
  return (
    <Frame aria-busy data-slot="shell-skeleton">
      <VisuallyHidden role="status">{t('starting')}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton width={120} height={16} />
        <Skeleton shape="circle" width={32} height={32} />
      </div>
    </Frame>
  );
}
