import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { ErrorScreen } from './ErrorScreen';
import type { ErrorPageProps } from './NotFoundScreen';

/**
 * A route that exists and has no content yet; it says so instead of pretending.
 *
 * @example
 * ```tsx
 * <NotBuiltScreen homeHref="/" />
 * ```
 */
export function NotBuiltScreen({ homeHref }: ErrorPageProps) {
  const t = useMessages(errorsMessages);
  return (
    <ErrorScreen
      title={t('notBuiltTitle')}
      text={t('notBuiltText')}
      action={
        <Link href={homeHref} data-variant="primary">
          {t('returnHome')}
        </Link>
      }
    />
  );
}
