import { asHolder, type ViewedRole } from '../../domain/roles/viewed-role';
import { ViewAsProvider } from '../../hooks/roles/ViewAsProvider';
import { rolesViewAsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import type { ViewAsAreaProps } from './ViewAsArea';

/** The signed-in area as a holder of the role sees it; loaded on first use. */
export function ViewedArea({ user, viewed, children }: ViewAsAreaProps & { viewed: ViewedRole }) {
  const t = useMessages(rolesViewAsMessages);
  return (
    <ViewAsProvider viewed={viewed} refusal={t('viewAsRefused', { role: viewed.name })}>
      {children(asHolder(user, viewed))}
    </ViewAsProvider>
  );
}
