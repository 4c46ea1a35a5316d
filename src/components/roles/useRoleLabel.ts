import { rolesSharedMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';

/** What a role is called on screen: its name, or words for one that has none (contract §1). */
export function useRoleLabel(): (name: string) => string {
  const t = useMessages(rolesSharedMessages);
  return (name) => (name.trim() === '' ? t('unnamedRole') : name);
}
