import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { ErrorScreen } from './ErrorScreen';
import type { ErrorPageProps } from './NotFoundScreen';

/**
 * A page that the viewer's permissions or customer level do not open.
 *
 * @example
 * ```tsx
 * <ForbiddenScreen homeHref="/" />
 * ```
 */
export function ForbiddenScreen({ homeHref }: ErrorPageProps) {
  const t = useMessages(errorsMessages);
  return (
    <ErrorScreen
      title={t('forbiddenTitle')}
      text={t('forbiddenText')}
      action={
        <Link href={homeHref} data-variant="primary">
          {t('returnHome')}
        </Link>
      }
    />
  );
}
