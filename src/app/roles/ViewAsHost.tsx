import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../components/ui/lazy-part';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { useViewAs } from '../../hooks/roles/useViewAs';
import { rolePath } from './paths';

const ViewAsBanner = lazyPart(
  async () => (await import('../../components/roles/ViewAsBanner')).ViewAsBanner,
);

/** The banner of a tab that looks at the portal as a role; its end leads back to that role. */
export function ViewAsHost() {
  const { viewed, end } = useViewAs();
  const navigate = useNavigate();
  if (useIsImpersonating() || !viewed) return null;
  return (
    <Suspense fallback={null}>
      <ViewAsBanner
        role={viewed.name}
        onEnd={() => {
          void navigate(rolePath(viewed.name));
          end();
        }}
      />
    </Suspense>
  );
}
