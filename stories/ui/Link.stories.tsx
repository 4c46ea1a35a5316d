import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Link } from '../../src/components/ui/Link';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import { Row } from './support/layout';

const navigate = fn();

const meta = preview.meta({
  title: 'UI/Link',
  component: Link,
  args: { href: '/dashboard', children: 'Go to the dashboard' },
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
});

/** An address of this origin is followed by the application's router. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the dashboard' }));
    await expect(navigate).toHaveBeenCalledWith('/dashboard');
  },
});

/** In a sentence it is underlined: colour is never the only sign. */
export const InText = meta.story({
  render: () => (
    <p>
      <span>Nobody has this role yet. You can</span>{' '}
      <Link href="/apps/roles">assign it to somebody</Link> <span>or leave it for later.</span>
    </p>
  ),
});

/** One among others, in a list of links. */
export const Quiet = meta.story({
  render: () => (
    <Row>
      <Link href="/terms" data-variant="quiet">
        Terms
      </Link>
      <Link href="/plans" data-variant="quiet">
        Plans
      </Link>
      <Link href="/contact" data-variant="quiet">
        Contact Us
      </Link>
    </Row>
  ),
});

/** A link that looks like a button, because it leads on. */
export const DrawnAsAction = meta.story({
  render: () => (
    <Row>
      <Link href="/dashboard" data-variant="primary">
        Return Home
      </Link>
      <Link href="/apps/roles" data-variant="button">
        View roles
      </Link>
    </Row>
  ),
});

/** It opens a tab of its own, and says so to screen readers. */
export const NewTab = meta.story({
  args: { href: 'https://example.com/', target: '_blank', children: 'Documentation' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Documentation (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** An address that could run script leads nowhere. */
export const Unsafe = meta.story({
  args: { href: 'javascript:alert(1)', children: 'A link of a bad setting' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'A link of a bad setting' });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
});
