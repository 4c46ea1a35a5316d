import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SignedOutState } from '../../src/components/ui/SignedOutState';

/** Replaces content for signed-in users. */
const meta = preview.meta({
  title: 'UI/SignedOutState',
  component: SignedOutState,
});

/** Content for signed-in users, seen while signed out. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Sign in to see this.',
    );
  },
});
