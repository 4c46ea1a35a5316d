import { rolesPermissionNamesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';

type Key = keyof (typeof rolesPermissionNamesMessages)['messages'];

const isKnown = (key: string): key is Key =>
  Object.hasOwn(rolesPermissionNamesMessages.messages, key);

/** The message key of a permission: `Order.Approve` is `orderApprove`. */
function keyOf(permission: string): string {
  const [first = '', ...rest] = permission.split('.');
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join('');
}

/**
 * Returns the label of a permission, in the reader's language, for permissions that the portal
 * uses; '' for others, which only the server can describe.
 */
export function usePermissionLabel(): (permission: string) => string {
  const t = useMessages(rolesPermissionNamesMessages);
  return (permission) => {
    const key = keyOf(permission);
    return isKnown(key) ? t(key) : '';
  };
}
