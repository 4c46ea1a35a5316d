import { Suspense } from 'react';
import type { OpenRoleDialog } from '../../contracts/roles';
import { lazyPart } from '../ui/lazy-part';

const RoleDialogs = lazyPart(async () => (await import('./RoleDialogs')).RoleDialogs);

/** The dialogs of roles carry react-aria and the permission editor: they come when one opens. */
export function LazyRoleDialogs({ dialog }: { dialog: OpenRoleDialog | null }) {
  return dialog ? (
    <Suspense fallback={null}>
      <RoleDialogs dialog={dialog} />
    </Suspense>
  ) : null;
}
