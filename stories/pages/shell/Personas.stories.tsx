import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';

/** The same page, looked at as somebody else: what the persona tool of the toolbar does. */
const meta = {
  title: 'Pages/Shell/Personas',
  component: StoryPortal,
  args: { initialPath: '/dashboard' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedOut',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const seenAs =
  (name: string): Play =>
  async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(new RegExp(`, ${name}$`));
  };

export const Administrator: Story = {
  globals: { persona: 'administrator' },
  play: seenAs('Ada'),
};

export const Reseller: Story = {
  globals: { persona: 'reseller' },
  play: seenAs('Rosa'),
};

export const Customer: Story = {
  globals: { persona: 'customer' },
  play: seenAs('Carl'),
};

export const Guest: Story = {
  globals: { persona: 'guest' },
  play: seenAs('Nora'),
};

export const Impersonating: Story = {
  globals: { persona: 'impersonating' },
  play: async (context) => {
    const { canvas } = context;
    const banner = await canvas.findByRole('region', { name: 'Impersonation' });
    await expect(banner).toHaveTextContent(/You are logged in as .*customer@plinth\.example/);
    await seenAs('Carl')(context);
  },
};

/** Nobody, though the scenario has the administrator signed in. */
export const Nobody: Story = {
  globals: { persona: 'nobody' },
  parameters: { scenario: 'signedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

/** The server stays the scenario's: the reseller sees its empty lists. */
export const SomebodyElse: Story = {
  globals: { persona: 'reseller' },
  args: { initialPath: '/apps/user-management/users' },
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet')).toBeVisible();
  },
};
