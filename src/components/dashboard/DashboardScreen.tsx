import { type ReactNode, useId } from 'react';
import type {
  DashboardAreaContent,
  DashboardScreenContent,
} from '../../domain/dashboard/dashboard-screen';
import { displayNameOf } from '../../domain/users/user';
import { dashboardMessages } from '../../messages/generated/en/dashboard';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { EmptyState } from '../ui/EmptyState';
import { LinkCards } from '../ui/LinkCards';
import { PageHeader } from '../ui/PageHeader';

/** An area of the portal that the viewer may open. */
export interface DashboardArea extends DashboardAreaContent<ReactNode> {}

/** Props of {@link DashboardScreen}; `useDashboardScreen` returns them. */
export interface DashboardScreenProps extends DashboardScreenContent<ReactNode> {}

const Page = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-6);
  color: var(--plinth-text);
  & h2 {
    margin: 0 0 var(--plinth-space-3);
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  `),
);

/**
 * The first page after sign-in: who is signed in, and what is open to them.
 *
 * @example
 * ```tsx
 * <DashboardScreen
 *   user={user}
 *   areas={[{ id: 'reports', label: 'Reports', href: '/reports', icon: <ReportsIcon /> }]}
 * />
 * ```
 */
export function DashboardScreen({ user, areas }: DashboardScreenProps) {
  const t = useMessages(dashboardMessages);
  const headingId = useId();
  return (
    <Page data-slot="dashboard-screen">
      <PageHeader title={t('title')} text={t('signedInAs', { email: user.email })} />
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>{t('welcome', { name: displayNameOf(user) })}</h2>
        {areas.length === 0 ? (
          <EmptyState title={t('noAreas')} text={t('noAreasText')} />
        ) : (
          <LinkCards cards={areas} />
        )}
      </section>
    </Page>
  );
}
