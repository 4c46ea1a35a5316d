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
  /** What the viewer may not see, by the name that the page has. */
  area: string;
  /** The name of the permission that it takes. @default none, and `text` stands alone */
  permission?: string | undefined;
  /** Why, in the server's own words. A permission that they do not name is named after them. @default none */
  text?: string | undefined;
  /** What is missing. @default 'noPermission' */
  reason?: NeedRefusal | undefined;
  /** Level of the heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A class of your own on the frame. */
  className?: string | undefined;
}

/**
 * In place of what the viewer may not see: what it is, and what it takes (commerce §5). Below a
 * `PermissionHelpProvider` it offers who can give the permission; where links say the first page, the
 * way there.
 */
export const ForbiddenState = forwardRef<HTMLDivElement, ForbiddenStateProps>(
  function ForbiddenState({ area, permission, reason, text, ...state }, ref) {
    const t = useMessages(uiForbiddenMessages);
    const needed = useNeededPermission();
    const { headingLevel, className } = state;
    const ask = useAskPermission();
    // In place of a page, not of a part of one.
    const { home } = useLinks();
    const isPage = (state.headingLevel ?? 2) === 2;
    const canAsk = ask !== null && permission !== undefined;
    // Nobody gives a company customers of its own.
    const mayHelp = !canAsk && reason !== 'customerType';
    const isNamed =
      text !== undefined && permission !== undefined && namesPermission(text, permission);
    const sentence = isNamed ? undefined : needed(refused(reason ?? 'noPermission', permission));
    const said = [text, sentence, mayHelp ? t('askAdministrator') : ''].flatMap((one) => one || []);
    if (reason === 'signedOut') return <SignedOutState {...{ headingLevel, className }} />;
    return (
      <EmptyState
        {...state}
        ref={ref}
        icon={<PermissionsIcon />}
        title={t('forbiddenArea', { area })}
        text={
          said.length === 0
            ? undefined
            : said.map((one, at) => (
                <Fragment key={one}>
                  {at > 0 && ' '}
                  <span>{one}</span>
                </Fragment>
              ))
        }
        actions={
          ((isPage && home) || canAsk) && (
            <>
              {isPage && home && (
                <Link data-variant="primary" href={home}>
                  {t('toHome')}
                </Link>
              )}
              {canAsk && <Button onPress={() => ask(permission)}>{t('whoCanGive')}</Button>}
            </>
          )
        }
      />
    );
  },
);
