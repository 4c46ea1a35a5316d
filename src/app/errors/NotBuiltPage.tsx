import { NotBuiltScreen } from '../../components/errors/NotBuiltScreen';
import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';

/** A route of the specification that has no content yet. */
export function NotBuiltPage({ homeHref }: { homeHref: string }) {
  const t = useMessages(errorsMessages);
  return (
    <PageTitle title={t('notBuiltTitle')}>
      <NotBuiltScreen homeHref={homeHref} />
    </PageTitle>
  );
}
