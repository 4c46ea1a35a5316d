import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { ErrorScreen } from './ErrorScreen';

/** Props of the error pages. */
export interface ErrorPageProps {
  /** Where Return Home leads; the portal passes /dashboard. */
  homeHref: string;
}

/**
 * `/error/404`: Oops! (specification §2.3).
 *
 * @example
 * ```tsx
 * <NotFoundScreen homeHref="/" />
 * ```
 */
export function NotFoundScreen({ homeHref }: ErrorPageProps) {
  const t = useMessages(errorsMessages);
  return (
    <ErrorScreen
      mark="404"
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Link href={homeHref} data-variant="primary">
          {t('returnHome')}
        </Link>
      }
    />
  );
}
