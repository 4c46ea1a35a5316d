import { Fragment, forwardRef } from 'react';
import type { NeedRefusal } from '../../domain/access';
import { refused } from '../../domain/access';
import { namesPermission } from '../../domain/failure';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { PermissionsIcon } from './icons';
import { Link } from './Link';
import { useLinks } from './LinksProvider';
import { useAskPermission } from './PermissionHelpProvider';
import { SignedOutState } from './SignedOutState';
import { useNeededPermission } from './useRefusal';

/** Props of {@link ForbiddenState}. */
export interface ForbiddenStateProps {
  /** What the viewer may not see, as named on the page. */
  area: string;
  /** Name of the required permission. @default none: only `text` is shown */
  permission?: string | undefined;
  /** The server's explanation; the permission is added if it is missing. @default none */
  text?: string | undefined;
  /** Why access is refused. @default 'noPermission' */
  reason?: NeedRefusal | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

/**
 * Shown in place of content that the viewer may not see, with the required permission (commerce
 * §5). Inside a `PermissionHelpProvider` it offers help with the permission; if links include the
 * home page, it links there.
 */
export const ForbiddenState = forwardRef<HTMLDivElement, ForbiddenStateProps>(
  function ForbiddenState({ area, permission, reason, text, ...state }, ref) {
    const t = useMessages(uiForbiddenMessages);
    const needed = useNeededPermission();
    const { headingLevel, className } = state;
    const requestHelp = useAskPermission();
    // Only in place of a whole page.
    const { home } = useLinks();
    const isPage = (state.headingLevel ?? 2) === 2;
    const hasHelp = requestHelp !== null && permission !== undefined;
    // No administrator can give a company customers of its own.
    const mayHelp = !hasHelp && reason !== 'customerType';
    const isNamed =
      text !== undefined && permission !== undefined && namesPermission(text, permission);
    const sentence = isNamed ? undefined : needed(refused(reason ?? 'noPermission', permission));
    const lines = [text, sentence, mayHelp ? t('askAdministrator') : ''].flatMap(
      (one) => one || [],
    );
    if (reason === 'signedOut') return <SignedOutState {...{ headingLevel, className }} />;
    return (
      <EmptyState
        {...state}
        ref={ref}
        icon={<PermissionsIcon />}
        title={t('forbiddenArea', { area })}
        text={
          lines.length === 0
            ? undefined
            : lines.map((one, at) => (
                <Fragment key={one}>
                  {at > 0 && ' '}
                  <span>{one}</span>
                </Fragment>
              ))
        }
        actions={
          ((isPage && home) || hasHelp) && (
            <>
              {isPage && home && (
                <Link data-variant="primary" href={home}>
                  {t('toHome')}
                </Link>
              )}
              {hasHelp && (
                <Button onPress={() => requestHelp(permission)}>{t('whoCanGive')}</Button>
              )}
            </>
          )
        }
      />
    );
  },
);
