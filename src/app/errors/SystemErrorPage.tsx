import { SystemErrorScreen } from '../../components/errors/SystemErrorScreen';
import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';

/** `/error/500`. */
export function SystemErrorPage() {
  const t = useMessages(errorsMessages);
  return (
    <PageTitle title={t('systemTitle')}>
      <SystemErrorScreen />
    </PageTitle>
  );
}
