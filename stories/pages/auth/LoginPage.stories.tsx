import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';

const meta = {
  title: 'Pages/Auth/Login',
  component: StoryPortal,
  args: { initialPath: '/auth/login' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByText('The e-mail or the password is not right.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
  },
};

export const ServerDown: Story = {
  parameters: { faults: [{ match: { path: '/app/login' }, cut: 'before' }] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
    await expect(await canvas.findByText('The login details are incorrect')).toBeVisible();
  },
};
