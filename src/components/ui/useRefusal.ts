import { useCallback } from 'react';
import type { Access } from '../../domain/access';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useAskPermission } from './PermissionHelpProvider';

/** Props of a control that is not allowed: a `Button` or menu item. Empty if it is allowed. */
export interface Refused {
  /** Why it is not allowed, with the missing permission. */
  readonly disabledReason?: string | undefined;
  /** Opens help with that permission. */
  readonly onWhy?: (() => void) | undefined;
}

const NOT_REFUSED: Refused = {};

/** Returns a sentence that names an access's missing permission; undefined without one. */
export function useNeededPermission(): (access: Access) => string | undefined {
  const t = useMessages(uiForbiddenMessages);
  return useCallback(
    ({ reason, permission }) =>
      permission === undefined
        ? undefined
        : t(reason === 'customerType' ? 'forbiddenLevel' : 'forbiddenPermission', { permission }),
    [t],
  );
}

/**
 * Returns why something is not allowed. A missing permission is added to a screen's own sentence,
 * on its own line. The function is stable.
 */
export function useRefusal(): (access: Access, own?: string) => Refused {
  const t = useMessages(uiForbiddenMessages);
  const needed = useNeededPermission();
  const requestHelp = useAskPermission();
  return useCallback(
    (access, own) => {
      if (access.allowed) return NOT_REFUSED;
      const { permission } = access;
      const hasHelp = requestHelp !== null && permission !== undefined;
      const sentences = [own, needed(access), hasHelp && t('askWho')].filter(Boolean);
      return {
        disabledReason: sentences.join('\n') || undefined,
        onWhy: hasHelp ? () => requestHelp(permission) : undefined,
      };
    },
    [t, needed, requestHelp],
  );
}
