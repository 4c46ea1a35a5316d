import { errorsMessages } from '../../messages/generated/en/errors';
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
  return (
    <ErrorScreen
      mark="500"
      title={t('systemTitle')}
      text={t('systemText')}
      action={
        <Link href={homeHref} data-variant="primary">
          {t('returnHome')}
        </Link>
      }
    />
  );
}
