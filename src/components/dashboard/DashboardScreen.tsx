import { type ReactNode, useId } from 'react';
import { dashboardMessages } from '../../messages/en/dashboard';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { EmptyState } from '../ui/EmptyState';
import { LinkCards } from '../ui/LinkCards';
import { PageHeader } from '../ui/PageHeader';

/** An area of the portal that the viewer may open. */
export interface DashboardArea {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: ReactNode;
}

/** Props of {@link DashboardScreen}. */
export interface DashboardScreenProps {
  /** What the person is called. */
  userName: string;
  email: string;
  /** The areas that are open to the viewer. */
  areas: readonly DashboardArea[];
}

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

/** The first page after sign-in: who is signed in, and what is open to them. */
export function DashboardScreen({ userName, email, areas }: DashboardScreenProps) {
  const t = useMessages(dashboardMessages);
  const headingId = useId();
  return (
    <Page data-slot="dashboard-screen">
      <PageHeader title={t('title')} text={t('signedInAs', { email })} />
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>{t('welcome', { name: userName })}</h2>
        {areas.length === 0 ? (
          <EmptyState title={t('noAreas')} text={t('noAreasText')} />
        ) : (
          <LinkCards cards={areas} />
        )}
      </section>
    </Page>
  );
}
