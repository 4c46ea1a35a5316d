import type { Access, NeedRefusal } from '../../domain/access';
import { errorsMessages } from '../../messages/generated/en/errors';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { useAskPermission } from '../ui/PermissionHelpProvider';
import { useNeededPermission } from '../ui/useRefusal';
import { ErrorScreen } from './ErrorScreen';

/** Props of {@link ForbiddenScreen}. */
export interface ForbiddenScreenProps {
  /** Why access is refused, with the required permission. @default no permission is named */
  access?: Access<NeedRefusal> | undefined;
}

/**
 * Shown when the viewer's permissions or customer level do not allow a page. Inside a
 * `PermissionHelpProvider` it offers help with the missing permission.
 *
 * @example
 * ```tsx
 * <ForbiddenScreen />
 * ```
 */
export function ForbiddenScreen({ access }: ForbiddenScreenProps) {
  const { home: homeHref } = useLinks();
  const t = useMessages(errorsMessages);
  const tShared = useMessages(uiForbiddenMessages);
  const tForbidden = useMessages(uiForbiddenMessages);
  const needed = useNeededPermission();
  const requestHelp = useAskPermission();
  const permission = access?.permission;
  const hasHelp = requestHelp !== null && permission !== undefined;
  const why = (access && needed(access)) ?? t('forbiddenText');
  const text =
    hasHelp || access?.reason === 'customerType' ? why : `${why} ${tForbidden('askAdministrator')}`;
  return (
    <ErrorScreen
      title={t('forbiddenTitle')}
      text={text}
      action={
        <>
          <Link href={homeHref} data-variant="primary">
            {tShared('returnHome')}
          </Link>
          {hasHelp && (
            <Button variant="ghost" onPress={() => requestHelp(permission)}>
              {tForbidden('whoCanGive')}
            </Button>
          )}
        </>
      }
    />
  );
}
