import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AddIcon } from '../../src/components/ui/icons';
import { type PageAction, PageActions } from '../../src/components/ui/PageActions';
import { PageHeader } from '../../src/components/ui/PageHeader';
import { narrow } from './support/layout';

const meta = preview.meta({
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: 'Roles' },
});

/** Focusable by script, so that a navigation is announced; not a tab stop. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Roles' });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

/** The title of a page with a sentence under it. */
export const WithText = meta.story({ args: { text: 'What people may do, and who they are.' } });

/** One outlined and one primary action; the others are in the menu. */
export const WithActions = meta.story({
  args: {
    text: 'What people may do, and who they are.',
    actions: (
      <PageActions
        actions={[
          { id: 'create', label: 'Create role', icon: <AddIcon aria-hidden />, variant: 'primary' },
          { id: 'export', label: 'Export' },
          { id: 'compare', label: 'Compare roles' },
        ].map((action) => ({ ...action, onAction: fn() }) as PageAction)}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Export',
      'More actions',
      'Create role',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const menu = await within(document.body).findByRole('menu', { name: 'More actions' });
    await expect(within(menu).getByRole('menuitem', { name: 'Compare roles' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** On a phone, actions are in the menu; a single one stays a button. */
export const SingleFolded = meta.story({
  args: {
    actions: <PageActions isFolded actions={[{ id: 'export', label: 'Export', onAction: fn() }]} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Export');
  },
});

/** Where there is no room beside the heading, the buttons stand under it. */
export const Narrow = meta.story({ args: WithActions.input.args, decorators: [narrow(288)] });

/** A title and a text of many words. */
export const LongTexts = meta.story({
  args: {
    ...WithActions.input.args,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
  },
});
