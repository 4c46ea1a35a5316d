import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { ErrorScreen } from './ErrorScreen';
import type { ErrorPageProps } from './NotFoundScreen';

/** Props of {@link NotBuiltScreen}. */
export interface NotBuiltScreenProps extends ErrorPageProps {
  /** What the page is called. @default 'This page is not built yet' */
  title?: string | undefined;
}

/**
 * A route that exists and has no content yet; it says so instead of pretending.
 *
 * @example
 * ```tsx
 * <NotBuiltScreen title="Final Review" homeHref="/" />
 * ```
 */
export function NotBuiltScreen({ title, homeHref }: NotBuiltScreenProps) {
  const t = useMessages(errorsMessages);
  return (
    <ErrorScreen
      title={title ?? t('notBuiltTitle')}
      text={t('notBuiltText')}
      action={
        <Link href={homeHref} data-variant="primary">
          {t('returnHome')}
        </Link>
      }
    />
  );
}
