import { type ReactNode, useMemo } from 'react';
import type { CompareStatementsScreenProps } from '../../contracts/billing';
import { STATEMENTS_READ } from '../../domain/billing/statements-list';
import { billingListMessages } from '../../messages/generated/en/billing';
import { statementPageMessages } from '../../messages/generated/en/statement';
import { statementComparePageMessages } from '../../messages/generated/en/statement-compare';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { ForbiddenState } from '../ui/ForbiddenState';
import { LinksProvider, useLinks } from '../ui/LinksProvider';
import { PageHeader } from '../ui/PageHeader';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ComparedMonths } from './ComparedMonths';
import { StatementsList } from './StatementsScreen';
import { StatementsTabs } from './StatementsTabs';
import { STATEMENTS_PAGE } from './statements-css';

const Page = styled('div')(
  layered(
    () => `
  ${STATEMENTS_PAGE}
  & [data-slot='compare'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); }
  & p { margin: 0; }
  `,
  ),
);

/**
 * Two statements of a customer beside each other: why one comes to more than the other, as a small
 * waterfall whose parts add up, and what each part is made of (commerce §6).
 *
 * @example
 * <CompareStatementsScreen {...useCompareStatementsScreen()} />
 */
export function CompareStatementsScreen(props: CompareStatementsScreenProps) {
  const { access, place } = props;
  const t = useMessages(statementComparePageMessages);
  const tList = useMessages(billingListMessages);
  return (
    <Page data-slot="compare-screen">
      <PageHeader title={t('compareTitle')} text={access.allowed ? t('compareIntro') : undefined} />
      {access.allowed ? (
        <StatementsTabs tab="compare">
          <Part as="div" data-slot="compare">
            {place.b === null ? <Choice {...props} /> : <Compared {...props} />}
          </Part>
        </StatementsTabs>
      ) : (
        <ForbiddenState
          area={tList('listTitle')}
          permission={STATEMENTS_READ.permission}
          reason={access.reason}
        />
      )}
    </Page>
  );
}

/** Which one is compared, where none is chosen yet. */
function Choice({ choices, customerType, now }: CompareStatementsScreenProps) {
  const links = useLinks();
  // A statement is chosen here, not opened.
  const choosing = useMemo(() => ({ ...links, statement: links.compareStatement }), [links]);
  const t = useMessages(statementComparePageMessages);
  return (
    <>
      <h2>{t('chooseTitle')}</h2>
      <LinksProvider links={choosing}>
        <StatementsList {...choices} {...{ customerType, now }} />
      </LinksProvider>
    </>
  );
}

function Compared(props: CompareStatementsScreenProps): ReactNode {
  const { compared } = props;
  const t = useMessages(statementPageMessages);
  const tData = useMessages(uiDataMessages);
  switch (compared.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
          <Skeleton shape="block" height={64} />
          <Skeleton shape="block" height={280} />
        </>
      );
    case 'failed':
      return (
        <FailedState
          failure={compared.failure}
          fallback={t('statementFailed')}
          isRetrying={compared.isRefreshing}
        />
      );
    case 'empty':
      return <EmptyState title={t('missing')} text={t('missingText')} />;
    case 'ready':
      return <ComparedMonths {...props} compared={compared.data} />;
  }
}
