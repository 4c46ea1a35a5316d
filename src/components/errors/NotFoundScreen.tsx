import { errorsMessages } from '../../messages/generated/en/errors';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { ErrorScreen } from './ErrorScreen';

/**
 * `/error/404`: Oops! (specification §2.3).
 *
 * @example
 * ```tsx
 * <NotFoundScreen />
 * ```
 */
export function NotFoundScreen() {
  const { home: homeHref } = useLinks();
  const t = useMessages(errorsMessages);
  const tForbidden = useMessages(uiForbiddenMessages);
  return (
    <ErrorScreen
      mark="404"
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Link href={homeHref} data-variant="primary">
          {tForbidden('returnHome')}
        </Link>
      }
    />
  );
}
