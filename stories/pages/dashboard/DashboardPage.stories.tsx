import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';

const meta = {
  title: 'Pages/Dashboard',
  component: StoryPortal,
  args: { initialPath: '/dashboard' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
};

export const Administrator: Story = { play: ready };

export const Reseller: Story = { parameters: { scenario: 'reseller' }, play: ready };

export const Customer: Story = { parameters: { scenario: 'customer' }, play: ready };

export const WithoutRole: Story = { parameters: { scenario: 'noRoles' }, play: ready };
