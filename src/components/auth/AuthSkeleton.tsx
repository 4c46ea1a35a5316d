import type { AuthFrameProps } from '../../contracts/auth';
import { sharedSessionMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { AuthFrame } from './AuthFrame';

const Outline = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-5);
  `),
);

/** Placeholder of an authentication page while its form is loading. */
export function AuthSkeleton(frame: AuthFrameProps) {
  const t = useMessages(sharedSessionMessages);
  return (
    <AuthFrame {...frame} isBusy>
      <VisuallyHidden role="status">{t('starting')}</VisuallyHidden>
      <Outline aria-hidden data-slot="auth-skeleton">
        <Skeleton width="60%" height={24} />
        <Skeleton width="90%" />
        <Skeleton shape="block" height={40} />
        <Skeleton shape="block" height={40} />
      </Outline>
    </AuthFrame>
  );
}
