import { sharedRolesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';

/** What a role is called on screen: its name, or words for one that has none (contract §1). */
export function useRoleLabel(): (name: string) => string {
  const t = useMessages(sharedRolesMessages);
  return (name) => (name.trim() === '' ? t('unnamedRole') : name);
}
