import { useId } from 'react';
import type { DashboardArea } from '../../contracts/dashboard';
import { dashboardMessages } from '../../messages/generated/en/dashboard';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { EmptyState } from '../ui/EmptyState';
import { LinkCards } from '../ui/LinkCards';

const Section = /* @__PURE__ */ styled('section')(
  /* @__PURE__ */ layered(`
  & > h2 {
    margin: 0 0 var(--plinth-space-3);
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  `),
);

/** The areas that are open to somebody who neither sells nor buys. */
export function DashboardAreas({ areas }: { areas: readonly DashboardArea[] }) {
  const t = useMessages(dashboardMessages);
  const headingId = useId();
  if (areas.length === 0) return <EmptyState title={t('noAreas')} text={t('noAreasText')} />;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('areas')}</h2>
      <LinkCards cards={areas} />
    </Section>
  );
}
