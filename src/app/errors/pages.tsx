import {
  ForbiddenScreen,
  type ForbiddenScreenProps,
} from '../../components/errors/ForbiddenScreen';
import { NotFoundScreen } from '../../components/errors/NotFoundScreen';
import { SystemErrorScreen } from '../../components/errors/SystemErrorScreen';
import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';

/** Replaces a page that the viewer may not see (specification §6). */
export function ForbiddenPage({ access }: Pick<ForbiddenScreenProps, 'access'>) {
  const t = useMessages(errorsMessages);
  return (
    <PageTitle title={t('forbiddenTitle')}>
      <ForbiddenScreen access={access} />
    </PageTitle>
  );
}

/** `/error/404`. */
export function NotFoundPage() {
  const t = useMessages(errorsMessages);
  return (
    <PageTitle title={t('notFoundTitle')}>
      <NotFoundScreen />
    </PageTitle>
  );
}

/** `/error/500`. */
export function SystemErrorPage() {
  const t = useMessages(errorsMessages);
  return (
    <PageTitle title={t('systemTitle')}>
      <SystemErrorScreen />
    </PageTitle>
  );
}
