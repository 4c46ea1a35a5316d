import type { ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { PageHeader } from '../ui/PageHeader';

const Page = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-6);
  color: var(--plinth-text);
  `),
);

/** The frame of a module's page: its heading, and under it what the module shows. */
export function ModuleScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page data-slot="module-screen">
      <PageHeader title={title} />
      <div>{children}</div>
    </Page>
  );
}
