import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PageSkeleton } from '../../../src/components/shell/PageSkeleton';

/** A page between the press on its link and its code being loaded (workday §8). */
const meta = preview.meta({
  title: 'Screens/Shell/Page that comes',
  component: PageSkeleton,
});

/** A list whose name is known. */
export const List = meta.story({
  args: { title: 'Orders', shape: 'list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
});

/** A record, whose name comes with it. */
export const Record = meta.story({ args: { shape: 'record' } });

/** The first page after the sign-in. */
export const Home = meta.story({ args: { shape: 'home' } });

/** A cart with its totals beside it. */
export const Cart = meta.story({ args: { title: 'Cart', shape: 'cart' } });

/** A page without a known outline: a progress line on top. */
export const Unknown = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=line]')).not.toBeNull();
  },
});
