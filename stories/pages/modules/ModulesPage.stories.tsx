import { Route, Routes } from 'react-router';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { PortalModule } from '../../../src/app/modules/portal-module';
import { StatementsIcon } from '../../../src/components/ui/icons';
import { Link } from '../../../src/components/ui/Link';
import { StoryPortal } from '../../support/StoryPortal';

function Broken(): never {
  throw new Error('The module of the story breaks on purpose');
}

const INVOICES: PortalModule = {
  id: 'invoices',
  title: 'Invoices',
  icon: <StatementsIcon />,
  element: (
    <Routes>
      <Route index element={<Link href="/apps/modules/invoices/2026-03">March 2026</Link>} />
      <Route path=":month" element={<h2>The invoice of one month</h2>} />
    </Routes>
  ),
};
const PRICES: PortalModule = {
  id: 'prices',
  title: 'Price lists',
  minimumCustomerType: 1,
  element: <p>What you pay for each product.</p>,
};
const BROKEN: PortalModule = { id: 'broken', title: 'Broken', element: <Broken /> };

/** A partner's own pages in the portal. */
const meta = preview.meta({
  title: 'Pages/Modules',
  component: StoryPortal,
  args: { initialPath: '/apps/modules', modules: [INVOICES, PRICES] },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

/** The modules that a partner has added. */
export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Modules' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Price lists' })).toBeVisible();
  },
});

/** A portal without modules. */
export const None = meta.story({
  args: { modules: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No modules are installed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Modules' })).toBeNull();
  },
});

/** Price lists are for resellers. */
export const OnlyTheirOwn = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Invoices' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Price lists' })).toBeNull();
  },
});

/** The page of a module inside the shell. */
export const Open = meta.story({
  args: { initialPath: '/apps/modules/invoices' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'March 2026' }));
    await expect(await canvas.findByRole('heading', { name: /one month/ })).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 1, name: 'Invoices' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** A module that the viewer may not open. */
export const Forbidden = meta.story({
  args: { initialPath: '/apps/modules/prices' },
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    const name = 'You do not have permission to see this page.';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});

/** A module that breaks takes nothing else with it. */
export const Throws = meta.story({
  args: { initialPath: '/apps/modules/broken', modules: [INVOICES, BROKEN] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Oops!!! Something went wrong/)).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  },
});

/** An address that no module answers to. */
export const Unknown = meta.story({
  args: { initialPath: '/apps/modules/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  },
});
