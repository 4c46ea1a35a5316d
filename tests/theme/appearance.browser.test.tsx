import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthPanel } from '../../src/components/auth/AuthPanel';
import { EntryLoginScreen } from '../../src/components/auth/EntryLoginScreen';
import { ProductCards } from '../../src/components/products/ProductCards';
import { Button } from '../../src/components/ui/Button';
import { Checkbox } from '../../src/components/ui/Checkbox';
import { Facets } from '../../src/components/ui/Facets';
import { IconButton } from '../../src/components/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../src/components/ui/Menu';
import { Modal } from '../../src/components/ui/Modal';
import { PasswordField } from '../../src/components/ui/PasswordField';
import { SearchField } from '../../src/components/ui/SearchField';
import { Select } from '../../src/components/ui/Select';
import { Switch } from '../../src/components/ui/Switch';
import { Tabs } from '../../src/components/ui/Tabs';
import type { Product } from '../../src/domain/products/product';
import type { Appearance } from '../../src/theme/appearance';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

/** A class of its own for every slot, also for those that are not promised. */
const everywhere: Appearance = new Proxy(
  {},
  { get: (_, slot) => (typeof slot === 'string' ? `mine mine-${slot}` : undefined) },
);

/** The slots on the page, and those whose elements have not exactly their class. */
function readSlots() {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
  const missed = elements.filter((element) => {
    const names = [...element.classList].filter((name) => name.startsWith('mine-'));
    const own = `mine-${element.dataset.slot}`;
    return !names.includes(own);
  });
  return {
    seen: new Set(elements.map((element) => element.dataset.slot)),
    missed: missed.map((element) => `${element.dataset.slot}: ${element.className}`),
  };
}

describe('appearance', () => {
  it('puts its class on every part of a sign-in', async () => {
    await render(
      <ThemeProvider appearance={everywhere}>
        <EntryLoginScreen
          brandName="Northwind"
          frame={{ panel: <AuthPanel brandName="Northwind" /> }}
          form={{
            isPending: false,
            failure: { kind: 'refused', serverMessage: 'No' },
            onSubmit() {},
          }}
          external={{ onChoose() {} }}
        />
      </ThemeProvider>,
    );
    const { seen, missed } = readSlots();
    expect(missed).toEqual([]);
    for (const slot of [
      'login-form',
      'auth-panel',
      'password-field',
      'form-error',
      'button-label',
    ]) {
      expect(seen).toContain(slot);
    }
  });

  it('reaches what opens over the page too', async () => {
    const screen = await render(
      <ThemeProvider appearance={everywhere}>
        <MenuTrigger trigger={<Button>Open</Button>}>
          <Menu label="Menu">
            <MenuSection title="Section">
              <MenuItem id="one">One</MenuItem>
            </MenuSection>
          </Menu>
        </MenuTrigger>
        <Select label="Choice" items={[{ id: 'a', label: 'A', description: 'first' }]} />
        <Tabs label="Tabs" items={[{ id: 'a', label: 'A', content: 'a' }]} />
        <Checkbox label="Check" description="help" />
        <Switch label="Switch" errorText="wrong" />
        <SearchField label="Search" />
        <PasswordField label="Password" autoComplete="current-password" />
      </ThemeProvider>,
    );
    expect(readSlots().missed).toEqual([]);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'One' })).toBeVisible();
    const menu = readSlots();
    expect(menu.missed).toEqual([]);
    for (const slot of ['menu-surface', 'menu', 'menu-section-title', 'menu-item-label']) {
      expect(menu.seen).toContain(slot);
    }
    expect([...menu.seen]).toEqual(
      expect.arrayContaining(['tab', 'choice-control', 'select-value']),
    );
  });

  it('reaches what there are many of', async () => {
    const product: Product = {
      id: 'p',
      vendor: { id: 'v', name: 'Norrvik' },
      name: 'Office',
      category: 'Productivity',
      kind: 'license',
      summary: 'Mail and files.',
      state: 'active',
      pausedReason: null,
      requires: [],
      countries: [],
      limits: { min: 1, max: 10, step: 1 },
      needsTenant: false,
      plans: [
        {
          id: 'm',
          term: 'P1M',
          cycle: 'month',
          currency: 'EUR',
          unitPrice: 540,
          unitList: 540,
          cancelHours: null,
          trialDays: null,
          nextPrice: null,
          upgradesTo: [],
        },
      ],
    };
    await render(
      <ThemeProvider appearance={everywhere}>
        <ProductCards
          products={[product]}
          facts={null}
          compared={[]}
          onCompare={() => {}}
          isBusy={false}
        />
        <Facets
          label="Filter"
          groups={[{ id: 'kind', label: 'Kind', options: [{ id: 'a', label: 'A', count: 2 }] }]}
          value={{}}
          onChange={() => {}}
        />
      </ThemeProvider>,
    );
    const { seen, missed } = readSlots();
    expect(missed).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['product-card', 'mark', 'link', 'amount', 'checkbox', 'facet']),
    );
  });

  it('reaches a dialog', async () => {
    await render(
      <ThemeProvider appearance={everywhere}>
        <Modal title="Title" description="Text" defaultOpen footer={<Button>Done</Button>}>
          Content
        </Modal>
      </ThemeProvider>,
    );
    await expect.poll(() => readSlots().seen.has('modal')).toBe(true);
    const { seen, missed } = readSlots();
    expect(missed).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['dialog-backdrop', 'dialog-place', 'dialog-body', 'dialog-header']),
    );
  });

  it('gives one element its class once, beside that of the caller, and keeps our own', async () => {
    const screen = await render(
      <ThemeProvider appearance={{ 'icon-button': 'round', button: 'flat' }}>
        <IconButton className="given" label="Close">
          x
        </IconButton>
      </ThemeProvider>,
    );
    const names = [...screen.getByRole('button').element().className.split(' ')];
    expect(names.filter((name) => !name.startsWith('plinth-'))).toEqual(['given', 'round']);
    expect(names.filter((name) => name.startsWith('plinth-'))).toHaveLength(1);
  });

  it('lets the CSS of a class win over ours, and changes nothing outside of its provider', async () => {
    const style = document.createElement('style');
    style.textContent = '.flat { border-radius: 3px }';
    document.head.prepend(style);
    const screen = await render(
      <>
        <ThemeProvider appearance={{ button: 'flat' }}>
          <Button>inside</Button>
        </ThemeProvider>
        <ThemeProvider>
          <Button>outside</Button>
        </ThemeProvider>
      </>,
    );
    const radius = (name: string) =>
      getComputedStyle(screen.getByRole('button', { name }).element()).borderRadius;
    expect(radius('inside')).toBe('3px');
    expect(radius('outside')).toBe('8px');
    style.remove();
  });
});
