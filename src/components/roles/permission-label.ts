import { rolesPermissionNamesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';

type Key = keyof (typeof rolesPermissionNamesMessages)['messages'];

const isKnown = (key: string): key is Key =>
  Object.hasOwn(rolesPermissionNamesMessages.messages, key);

/** `Order.Approve` as the key of its sentence: `orderApprove`. */
function keyOf(permission: string): string {
  const [first = '', ...rest] = permission.split('.');
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join('');
}

/**
 * What a permission allows, in the reader's language: for those that the portal itself asks for.
 * '' for others, which only the server can put into words.
 */
export function usePermissionLabel(): (permission: string) => string {
  const t = useMessages(rolesPermissionNamesMessages);
  return (permission) => {
    const key = keyOf(permission);
    return isKnown(key) ? t(key) : '';
  };
}
