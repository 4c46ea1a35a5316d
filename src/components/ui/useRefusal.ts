import { useCallback } from 'react';
import type { Access } from '../../domain/access';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useAskPermission } from './PermissionHelpProvider';

/** What a control that is refused takes: a `Button`, or an entry of a menu. Nothing where it is not. */
export interface Refused {
  /** Why it is refused, with the permission that it takes. */
  readonly disabledReason?: string | undefined;
  /** Tells who can give that permission. */
  readonly onWhy?: (() => void) | undefined;
}

const NOT_REFUSED: Refused = {};

/** The permission that an access takes, in a sentence; undefined where none is missing. */
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
 * Says why something is refused. The permission that is missing stands beside a screen's own
 * sentence, on a line of its own, never in its place. It is stable.
 */
export function useRefusal(): (access: Access, own?: string) => Refused {
  const t = useMessages(uiForbiddenMessages);
  const needed = useNeededPermission();
  const ask = useAskPermission();
  return useCallback(
    (access, own) => {
      if (access.allowed) return NOT_REFUSED;
      const { permission } = access;
      const canAsk = ask !== null && permission !== undefined;
      const sentences = [own, needed(access), canAsk && t('askWho')].filter(Boolean);
      return {
        disabledReason: sentences.join('\n') || undefined,
        onWhy: canAsk ? () => ask(permission) : undefined,
      };
    },
    [t, needed, ask],
  );
}
