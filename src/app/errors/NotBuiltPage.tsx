import { NotBuiltScreen } from '../../components/errors/NotBuiltScreen';
import { errorsMessages } from '../../messages/generated/en/errors';
import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import type { ShellTranslate } from '../area';
import { PageTitle } from '../PageTitle';

interface NotBuiltPageProps {
  title: ((t: ShellTranslate) => string) | undefined;
  homeHref: string;
}

/** A route of the specification that has no content yet. */
export function NotBuiltPage({ title, homeHref }: NotBuiltPageProps) {
  const t = useMessages(errorsMessages);
  const tShell = useMessages(shellMessages);
  const name = title?.(tShell);
  return (
    <PageTitle title={name ?? t('notBuiltTitle')}>
      <NotBuiltScreen title={name} homeHref={homeHref} />
    </PageTitle>
  );
}
