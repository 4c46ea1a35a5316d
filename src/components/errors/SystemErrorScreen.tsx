import { errorsMessages } from '../../messages/generated/en/errors';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { ErrorScreen } from './ErrorScreen';

/**
 * `/error/500`: System Error (specification §2.3).
 *
 * @example
 * ```tsx
 * <SystemErrorScreen />
 * ```
 */
export function SystemErrorScreen() {
  const { home: homeHref } = useLinks();
  const t = useMessages(errorsMessages);
  const tForbidden = useMessages(uiForbiddenMessages);
  return (
    <ErrorScreen
      mark="500"
      title={t('systemTitle')}
      text={t('systemText')}
      action={
        <Link href={homeHref} data-variant="primary">
          {tForbidden('returnHome')}
        </Link>
      }
    />
  );
}
