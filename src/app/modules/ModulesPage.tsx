import { ModulesScreen } from '../../components/modules/ModulesScreen';
import { modulesMessages } from '../../messages/generated/en/modules';
import { useMessages } from '../../messages/messages';
import type { PageProps } from '../area';
import { PageTitle } from '../PageTitle';
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
