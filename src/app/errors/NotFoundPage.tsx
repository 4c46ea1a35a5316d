import { NotFoundScreen } from '../../components/errors/NotFoundScreen';
import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';

/** `/error/404`. */
export function NotFoundPage() {
  const t = useMessages(errorsMessages);
  return (
    <PageTitle title={t('notFoundTitle')}>
      <NotFoundScreen />
    </PageTitle>
  );
}
