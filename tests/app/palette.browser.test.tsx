import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseConfig } from '../../src/app/config';
import type { PortalModule } from '../../src/app/modules/portal-module';
import { Portal } from '../../src/app/Portal';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { createTestBrowser } from '../hooks/support/test-browser';

const settings = parseConfig({ brand: { name: 'Northwind' }, languages: ['en', 'de'] });

async function open({
  initialPath = '/error/404',
  modules = [] as readonly PortalModule[],
  scenario = 'signedIn' as ScenarioName,
} = {}) {
  if (!settings.ok) throw new Error(settings.problems.join());
  await page.viewport(1280, 800);
  const browser = createTestBrowser(scenario);
  const { parts } = browser.openTab();
  const screen = await render(
    <Portal config={settings.config} console={parts} initialPath={initialPath} modules={modules} />,
  );
  const button = screen.getByRole('button', { name: 'Search and commands' });
  await expect.element(button).toBeVisible();
  return { browser, screen, button, options: screen.getByRole('option') };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function type({ browser, screen }: Opened, text: string, typed = text) {
  await userEvent.keyboard(typed);
  await expect.element(screen.getByRole('dialog').getByRole('combobox')).toHaveValue(text);
  await browser.clock.advance(250);
}

async function openPalette({ screen }: Opened) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('dialog').getByRole('combobox')).toHaveFocus();
}

const namesOf = (opened: Opened) =>
  opened.options.elements().map((option) => option.querySelector('bdi')?.textContent);

it('Ctrl K opens it, a page is found by a few letters, and Enter goes there', async () => {
  const opened = await open();
  // Typed at once, while it is still on its way.
  await userEvent.keyboard('{Control>}k{/Control}rxx{Backspace}{Backspace}');
  await type(opened, 'rol', 'ol');
  await userEvent.keyboard('{Enter}');
  const { screen } = opened;
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Roles' })).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('a press of the button opens it, Escape gives the focus back', async () => {
  const { button, screen } = await open();
  await button.click();
  await expect.element(screen.getByRole('dialog').getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('servers are asked from three letters on, and old answers are dropped', async () => {
  const opened = await open();
  const { browser, screen } = opened;
  const asked = () =>
    browser.sent
      .filter(({ call }) => call === 'GET /app/customers')
      .map(({ query }) => query.get('searchString'));
  await openPalette(opened);
  await type(opened, 'ha');
  expect(asked()).toEqual([]);

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  browser.hold = (call) => (call === 'GET /app/customers' ? held : undefined);
  await userEvent.keyboard('l');
  await browser.clock.advance(250);
  await vi.waitFor(() => expect(asked()).toEqual(['hal']));
  browser.hold = null;
  await userEvent.keyboard('zzz');
  await browser.clock.advance(250);
  await vi.waitFor(() => expect(asked()).toEqual(['hal', 'halzzz']));
  answer();
  await expect.element(screen.getByText('Nothing found').first()).toBeInTheDocument();
  expect(browser.sent.find(({ query }) => query.get('searchString') === 'hal')?.isAborted()).toBe(
    true,
  );
});

it('a part that fails shows it alone, and is retried', async () => {
  const opened = await open();
  const { browser, screen } = opened;
  const heal = browser.sandbox.faults.add({ match: { path: '/app/orders' }, status: 500 });
  await openPalette(opened);
  await type(opened, 'halvorsen');
  await expect.element(screen.getByRole('group', { name: 'Customers' })).toBeInTheDocument();
  const again = screen.getByRole('option', { name: /Orders could not be searched/ });
  await vi.waitFor(async () => {
    await browser.clock.advance(2_000);
    expect(again.elements()).toHaveLength(1);
  });
  heal();
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(screen.getByRole('group', { name: 'Orders' })).toBeInTheDocument();
});

it('what was used last comes first', async () => {
  const opened = await open();
  const { screen } = opened;
  await openPalette(opened);
  await type(opened, 'halvorsen');
  await screen.getByRole('option', { name: /^Halvorsen AS/ }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Halvorsen AS' }))
    .toBeVisible();
  await openPalette(opened);
  await expect
    .element(
      screen.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /Halvorsen AS/ }),
    )
    .toBeVisible();
});

it('an action runs once the palette is gone, and its dialog gives the focus back', async () => {
  const opened = await open();
  const { button, screen } = opened;
  (button.element() as HTMLElement).focus();
  await openPalette(opened);
  await type(opened, 'invite');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Invite new user' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

it('"Buy for..." asks for whom, and goes to the marketplace with them', async () => {
  const opened = await open();
  const { screen } = opened;
  await openPalette(opened);
  await type(opened, 'buy for');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByPlaceholder('Which customer?')).toHaveFocus();
  await type(opened, 'halv');
  await screen.getByRole('option', { name: /^Halvorsen AS/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marketplace');
  await expect
    .element(screen.getByRole('region', { name: 'Customer to buy for' }))
    .toHaveTextContent('Halvorsen AS');
});

it('what is refused is there with its reason, and does nothing', async () => {
  const opened = await open({ scenario: 'customer' });
  const { screen } = opened;
  await openPalette(opened);
  await type(opened, 'invite');
  const option = screen.getByRole('option', { name: /^Invite/ });
  await expect.element(option).toHaveTextContent('You do not have permission');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

it('"Speak German" speaks German', async () => {
  const opened = await open();
  await openPalette(opened);
  await type(opened, 'german');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(opened.screen.getByRole('button', { name: 'Suche und Befehle' }))
    .toBeVisible();
});

it('keys go places, find the search of the page, and show themselves; all can be switched off', async () => {
  const opened = await open();
  const { screen } = opened;
  await userEvent.keyboard('gr');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Roles' })).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  // In a field letters are text.
  await userEvent.keyboard('gu?');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('gu?');
  (screen.getByRole('heading', { level: 1 }).element() as HTMLElement).focus();
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByText('Customers')).toBeVisible();
  await dialog.getByRole('switch').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  (screen.getByRole('heading', { level: 1 }).element() as HTMLElement).focus();
  await userEvent.keyboard('?gu{Control>}k{/Control}');
  await opened.button.click();
  await expect.element(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await expect
    .element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }))
    .not.toBeInTheDocument();
});

it("a partner's modules add entries, keys and sources, for those who may open them", async () => {
  const modules: readonly PortalModule[] = [
    {
      id: 'invoices',
      title: 'Invoices',
      element: <p>All invoices</p>,
      palette: {
        entries: [
          {
            id: 'invoices:new',
            group: 'Invoices',
            title: 'Write an invoice',
            href: '/apps/modules/invoices',
            shortcut: 'g i',
          },
        ],
        sources: [
          {
            id: 'invoice',
            group: 'Invoices found',
            read: async (text) => [
              {
                id: 'invoice:1',
                group: '',
                title: `Invoice of ${text}`,
                href: '/apps/modules/invoices',
              },
            ],
          },
        ],
      },
    },
    {
      id: 'desk',
      title: 'Desk',
      permissions: ['Desk.Read'],
      element: <p />,
      palette: { entries: [{ id: 'desk:1', group: 'Desk', title: 'Write a ticket', href: '/' }] },
    },
  ];
  const opened = await open({ modules });
  const { screen } = opened;
  await openPalette(opened);
  await type(opened, 'write');
  await expect.element(screen.getByRole('option', { name: 'Invoice of write' })).toBeVisible();
  expect(namesOf(opened)[0]).toBe('Write an invoice');
  expect(namesOf(opened)).not.toContain('Write a ticket');
  await userEvent.keyboard('{Escape}gi');
  await expect.element(screen.getByText('All invoices')).toBeVisible();
});
