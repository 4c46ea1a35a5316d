import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Lines = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-3);
  `),
);

/** A page in outline while its code arrives: the heading and the sentence under it. */
export function PageSkeleton() {
  const t = useMessages(shellMessages);
  return (
    <Part as="div" aria-busy data-slot="page-skeleton">
      <VisuallyHidden role="status">{t('loadingPage')}</VisuallyHidden>
      <Lines aria-hidden>
        <Skeleton width={160} height={28} />
        <Skeleton width={280} height={14} />
      </Lines>
    </Part>
  );
}
