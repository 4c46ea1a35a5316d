import { sharedRolesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';

/** Returns a role's name for display; a text for a role without a name (contract §1). */
export function useRoleLabel(): (name: string) => string {
  const t = useMessages(sharedRolesMessages);
  return (name) => (name.trim() === '' ? t('unnamedRole') : name);
}
