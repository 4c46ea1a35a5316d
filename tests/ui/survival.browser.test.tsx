import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../src/components/ui/Button';
import { CodeField } from '../../src/components/ui/CodeField';
import { Logo } from '../../src/components/ui/Logo';
import { Menu, MenuItem, MenuTrigger } from '../../src/components/ui/Menu';
import { Select } from '../../src/components/ui/Select';
import { Table } from '../../src/components/ui/Table';
import { TextField } from '../../src/components/ui/TextField';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

/** Sets features of media as a reader's system does; without any, as all tests have them. */
const media = (name = 'prefers-reduced-motion', value = 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
afterEach(() => media());

describe('no widget waits for an animation', () => {
  beforeEach(() => media('prefers-reduced-motion', 'no-preference'));

  it('a menu can be used while it appears, and is gone at once', async () => {
    const screen = await render(
      <ThemeProvider>
        <style>{'[data-slot=menu-surface] { --plinth-duration-fast: 60s; }'}</style>
        <MenuTrigger trigger={<Button>Actions</Button>}>
          <Menu>
            <MenuItem>View</MenuItem>
          </Menu>
        </MenuTrigger>
      </ThemeProvider>,
    );
    const trigger = screen.getByRole('button', { name: 'Actions' });
    (trigger.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus();
    const surface = document.querySelector('[data-slot=menu-surface]');
    expect(surface?.getAnimations().length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    expect(document.querySelector('[role=menu]')).toBeNull();
  });

  it('a list of choices too', async () => {
    const screen = await render(
      <ThemeProvider>
        <style>{'[data-slot=select-surface] { --plinth-duration-fast: 60s; }'}</style>
        <Select label="Role" items={[{ id: 'admin', label: 'Admin' }]} />
      </ThemeProvider>,
    );
    const trigger = screen.getByRole('button');
    (trigger.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('option', { name: 'Admin' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(trigger).toHaveFocus();
    await expect.element(trigger).toHaveTextContent('Admin');
    expect(document.querySelector('[role=listbox]')).toBeNull();
  });
});

describe('in 320 pixels', () => {
  beforeEach(() => page.viewport(320, 640));
  afterEach(() => page.viewport(1280, 720));

  it.each(['ltr', 'rtl'])('a code field widens no page (%s)', async (dir) => {
    await render(
      <div dir={dir} style={{ padding: 8 }}>
        <CodeField label="Code" defaultValue="123456" />
      </div>,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });

  it('what stands in an empty table is not pushed aside by its headings', async () => {
    const columns = ['User', 'Active', 'Last Login Date'].map((header) => ({
      id: header,
      header,
      cell: () => '',
    }));
    await render(
      <Table aria-label="Users" columns={columns} rows={[]} getRowKey={String} selectable />,
    );
    await expect.element(page.getByText('There are no matching records')).toBeVisible();
    // Whether it scrolls is said a frame later; how wide it is can be seen at once.
    expect(page.getByRole('table').element().clientWidth).toBeLessThanOrEqual(320);
  });
});

it('a text that is typed starts where its label does, also from right to left', async () => {
  const screen = await render(
    <div dir="rtl">
      <TextField label="E-mail" defaultValue="ada@example.com" />
    </div>,
  );
  const input = screen.getByLabelText('E-mail').element();
  expect(getComputedStyle(input).textAlign).toBe('right');
});

describe('in forced colours', () => {
  beforeEach(() => media('forced-colors', 'active'));

  it("the dots of a row's menu are still drawn", async () => {
    await render(
      <Table
        aria-label="Users"
        columns={[{ id: 'name', header: 'User', cell: String }]}
        rows={['Ada']}
        getRowKey={String}
        rowActions={() => [{ id: 'view', label: 'View', onAction: () => {} }]}
      />,
    );
    const button = page.getByRole('button', { name: 'Actions of Ada' }).element();
    expect(getComputedStyle(button).forcedColorAdjust).toBe('none');
    expect(getComputedStyle(button).backgroundImage).toContain('radial-gradient');
  });

  it.each(['neutral', 'danger'] as const)('an entry with the focus is read: %s', async (tone) => {
    const screen = await render(
      <ThemeProvider>
        <i style={{ forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' }}>
          Chosen
        </i>
        <MenuTrigger trigger={<Button>Actions</Button>}>
          <Menu>
            <MenuItem tone={tone}>Delete</MenuItem>
          </Menu>
        </MenuTrigger>
      </ThemeProvider>,
    );
    const look = (element: Element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    };
    const chosen = look(screen.getByText('Chosen').element());
    (screen.getByRole('button', { name: 'Actions' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const entry = screen.getByRole('menuitem', { name: 'Delete' });
    await expect.element(entry).toHaveFocus();
    expect(look(entry.element())).toEqual(chosen);
  });

  it.each([
    ['light', 'Sun'],
    ['dark', 'Moon'],
  ])(
    'a logo is the one for the reader’s own %s surface, whatever scheme was chosen',
    async (scheme, text) => {
      const picture = (name: string) =>
        `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`;
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'forced-colors', value: 'active' },
          { name: 'prefers-color-scheme', value: scheme },
        ],
      });
      const screen = await render(
        (['light', 'dark', 'system'] as const).map((chosen) => (
          <Logo
            key={chosen}
            light={picture('Sun')}
            dark={picture('Moon')}
            alt={chosen}
            colorScheme={chosen}
          />
        )),
      );
      for (const image of screen.getByRole('img').elements()) {
        await expect.poll(() => (image as HTMLImageElement).currentSrc).toContain(text);
      }
      expect(screen.getByRole('img').elements()).toHaveLength(3);
    },
  );
});
