import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginScreen } from '../../../src/components/auth/LoginScreen';

const meta = {
  title: 'Screens/Auth/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    brandName: 'Northwind Cloud',
    links: { terms: '/terms', plans: '/plans', contact: 'mailto:help@northwind.example' },
    isPending: false,
    errorText: '',
    onSubmit: fn(),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SavedEmail: Story = { args: { defaultEmail: 'maren.okafor@northwind.example' } };

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), ' maren@northwind.example ');
    await userEvent.type(canvas.getByLabelText('Password'), ' leading space');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'maren@northwind.example',
      password: ' leading space',
    });
  },
};

export const MissingBoth: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongFormat: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('E-mail');
    for (const [typed, text] of [
      ['ab', 'Minimum 3 symbols'],
      ['maren', 'Wrong email format'],
      [`${'m'.repeat(45)}@x.example`, 'Maximum 50 symbols'],
    ] as const) {
      await userEvent.clear(email);
      await userEvent.type(email, typed);
      await userEvent.tab();
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const Pending: Story = {
  args: { isPending: true, defaultEmail: 'maren.okafor@northwind.example' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    defaultEmail: 'maren.okafor@northwind.example',
    errorText: 'The login details are incorrect',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The login details are incorrect');
  },
};

export const SessionEnded: Story = {
  args: { notice: 'Your session has ended. Sign in to go on.' },
};

export const LongBrandAndNoLinks: Story = {
  args: { brandName: 'Northwind '.repeat(20).trim(), links: {} },
};
