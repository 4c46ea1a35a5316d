import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ModuleScreen } from '../../components/modules/ModuleScreen';
import { ModulesScreen } from '../../components/modules/ModulesScreen';
import { PageSkeleton } from '../../components/shell/PageSkeleton';
import { isOpenTo } from '../../domain/shell/navigation';
import { modulesMessages } from '../../messages/generated/en/modules';
import { useMessages } from '../../messages/messages';
import type { PageProps } from '../area';
import { ForbiddenPage } from '../errors/pages';
import { errorsPaths } from '../errors/paths';
import { PageBoundary } from '../PageBoundary';
import { PageTitle } from '../PageTitle';
import { Redirect } from '../Redirect';
import { useModules } from './modules-context';
import { useModulesEntry } from './useModulesEntry';

/** `/apps/modules`. */
export function ModulesPage({ user }: PageProps) {
  const t = useMessages(modulesMessages);
  const entry = useModulesEntry(user);
  return (
    <PageTitle title={t('title')}>
      <ModulesScreen modules={entry?.items ?? []} />
    </PageTitle>
  );
}

/** `/apps/modules/{moduleId}` and every address below it. */
export function ModulePage({ user }: PageProps) {
  const { moduleId } = useParams();
  const module = useModules().find(({ id }) => id === moduleId);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!module) return <Redirect to={errorsPaths.notFound} />;
  if (!isOpenTo(module, user)) return <ForbiddenPage />;
  return (
    // Another module is another page.
    <PageTitle key={module.id} title={module.title}>
      <PageBoundary
        resetKey={pathname}
        onGoBack={() => void navigate(-1)}
        onReload={() => void navigate(0)}
      >
        <ModuleScreen title={module.title}>
          <Suspense fallback={<PageSkeleton />}>{module.element}</Suspense>
        </ModuleScreen>
      </PageBoundary>
    </PageTitle>
  );
}
