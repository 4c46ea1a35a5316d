import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Banner } from '../../src/components/ui/Banner';
import { Button } from '../../src/components/ui/Button';
import { Drawer } from '../../src/components/ui/Drawer';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { Opener, Stack } from './support/layout';

const list = (count: number) => (
  <Stack>
    {Array.from({ length: count }, (_, at) => `Order ${1000 + at}`).map((order) => (
      <Banner key={order} announce="off" title={order}>
        The order was confirmed.
      </Banner>
    ))}
  </Stack>
);

const meta = preview.meta({
  title: 'UI/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    title: 'Notifications',
    isDismissable: true,
    children: list(3),
    onClose: fn(),
  },
  render: (args) => (
    <Opener label="Notifications" isOpen={args.isOpen} onClose={args.onClose}>
      {(held) => <Drawer {...args} {...held} />}
    </Opener>
  ),
});

/** Closed, with the button that opens it. */
export const Closed = meta.story();

/** The focus goes to the sheet, stays inside, and comes back to the button after Escape. */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Notifications' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});

/** The body scrolls; header and footer stay. */
export const LongContent = meta.story({
  args: {
    isOpen: true,
    description: 'Saturday, 21 November',
    children: list(30),
    footer: () => <Button>Mark all as read</Button>,
  },
});

/** A drawer with a title and nothing in it. */
export const Empty = meta.story({
  args: {
    isOpen: true,
    children: <EmptyState title="All is good! No new notifications." />,
  },
});

/** A title and a description of many words. */
export const LongTexts = meta.story({
  args: {
    isOpen: true,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
  },
});
