import { createRef, type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Avatar } from '../../src/components/ui/Avatar';
import { AvatarGroup } from '../../src/components/ui/AvatarGroup';
import { Button } from '../../src/components/ui/Button';
import { FormError } from '../../src/components/ui/FormError';
import { IconButton } from '../../src/components/ui/IconButton';
import { Link } from '../../src/components/ui/Link';
import { Menu, MenuItem, MenuTrigger } from '../../src/components/ui/Menu';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import { PasswordField } from '../../src/components/ui/PasswordField';
import { TextField } from '../../src/components/ui/TextField';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

function sent(onSubmit: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
}

function Held() {
  const [value, setValue] = useState('a');
  return <TextField label="Held" value={value} onChange={(text) => setValue(text.trim())} />;
}

describe('Button', () => {
  it('keeps width and focus while pending, and sends nothing a second time', async () => {
    const onSubmit = vi.fn();
    const form = (isPending: boolean) => (
      <form onSubmit={sent(onSubmit)}>
        <TextField label="Name" defaultValue="a" />
        <Button type="submit" isPending={isPending}>
          Save changes
        </Button>
      </form>
    );
    const screen = await render(form(false));
    const button = screen.getByRole('button', { name: 'Save changes' });
    await button.click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    const { width } = button.element().getBoundingClientRect();

    await screen.rerender(form(true));
    await expect.element(button).toHaveFocus();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Please wait');
    expect(button.element().getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('guarded takes neither the second half of a double click nor a key that is held', async () => {
    const onPress = vi.fn();
    const screen = await render(
      <>
        <Button isGuarded onPress={onPress}>
          Pay
        </Button>
        <Button onPress={onPress}>More</Button>
      </>,
    );
    const pay = screen.getByRole('button', { name: 'Pay' });
    await pay.dblClick();
    expect(onPress).toHaveBeenCalledTimes(1);
    (pay.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter>8}{/Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
    // What is pressed again and again on purpose is no such button.
    await screen.getByRole('button', { name: 'More' }).dblClick();
    expect(onPress).toHaveBeenCalledTimes(4);
  });

  it('is out of reach when disabled without a reason, and within reach with one', async () => {
    const onPress = vi.fn();
    const screen = await render(
      <>
        <Button isDisabled onPress={onPress}>
          plain
        </Button>
        <Button isDisabled disabledReason="Not yours" onPress={onPress}>
          explained
        </Button>
      </>,
    );
    await userEvent.tab();
    const explained = screen.getByRole('button', { name: 'explained' });
    await expect.element(explained).toHaveFocus();
    await expect.element(explained).toHaveAccessibleDescription('Not yours');
    await userEvent.keyboard('{Enter} ');
    expect(onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[data-slot=hint]')).toBeNull();
  });

  it('lets the pointer move onto its reason (WCAG 1.4.13)', async () => {
    const screen = await render(
      <div style={{ padding: 100 }}>
        <Button isDisabled disabledReason="Not yours">
          explained
        </Button>
      </div>,
    );
    await screen.getByRole('button').hover();
    const hint = () => document.querySelector('[data-slot=hint]');
    await expect.poll(hint).not.toBeNull();
    const element = hint();
    if (element) await userEvent.hover(element);
    expect(hint()).not.toBeNull();
    await userEvent.unhover(element ?? document.body);
    await expect.poll(hint).toBeNull();
  });

  it('keeps its reason when the focus scrolls it into sight', async () => {
    const screen = await render(
      <div style={{ paddingBlock: '200vh' }}>
        <Button isDisabled disabledReason="Not yours">
          explained
        </Button>
      </div>,
    );
    const scrolled = new Promise((done) => {
      document.addEventListener('scroll', done, { once: true });
    });
    await userEvent.tab();
    await scrolled;
    const button = screen.getByRole('button').element().getBoundingClientRect();
    const hint = () => document.querySelector('[data-slot=hint]')?.getBoundingClientRect();
    await expect.poll(() => Math.round(button.top - (hint()?.bottom ?? 0))).toBe(6);
  });

  it('hands out its element, and takes attributes of a button', async () => {
    const ref = createRef<HTMLButtonElement>();
    const icon = createRef<HTMLButtonElement>();
    await render(
      <>
        <Button ref={ref} form="f" name="n" value="v" data-slot="mine">
          text
        </Button>
        <IconButton ref={icon} label="icon">
          x
        </IconButton>
      </>,
    );
    expect([ref.current?.name, ref.current?.value, ref.current?.dataset.slot]).toEqual([
      'n',
      'v',
      'mine',
    ]);
    expect(icon.current?.getAttribute('aria-label')).toBe('icon');
  });
});

describe('Link', () => {
  it('follows addresses of this origin through the provider and leaves the rest to the browser', async () => {
    const navigate = vi.fn();
    // What reached the document undone is the browser's to follow; here it must not.
    const followed: boolean[] = [];
    const left = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    const screen = await render(
      <NavigationProvider navigate={navigate}>
        <Link href="/apps/roles?x=1#top">inside</Link>
        <Link href="https://example.com/">outside</Link>
        <Link href="#here">fragment</Link>
        <Link href="/file" download>
          file
        </Link>
        <Link href="/tab" target="_blank">
          tab
        </Link>
      </NavigationProvider>,
    );
    document.addEventListener('click', left);
    await screen.getByRole('link', { name: 'inside' }).click();
    expect(navigate.mock.calls).toEqual([['/apps/roles?x=1#top']]);
    for (const name of ['outside', 'fragment', 'file', /^tab/]) {
      await screen.getByRole('link', { name }).click();
    }
    for (const modifiers of [['Control'], ['Shift'], ['Meta'], ['Alt']] as const) {
      await screen.getByRole('link', { name: 'inside' }).click({ modifiers: [...modifiers] });
    }
    document.removeEventListener('click', left);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(followed).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '',
  ])('renders %j inert', async (href) => {
    const navigate = vi.fn();
    const screen = await render(
      <NavigationProvider navigate={navigate}>
        <Link href={href}>text</Link>
      </NavigationProvider>,
    );
    const link = screen.getByRole('link', { name: 'text' });
    await expect.element(link).not.toHaveAttribute('href');
    await link.click({ force: true });
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('fields', () => {
  it('hold their text or show the one they are given', async () => {
    const ref = createRef<HTMLInputElement>();
    const screen = await render(
      <>
        <Held />
        <TextField label="Own" defaultValue="b" ref={ref} />
      </>,
    );
    await screen.getByLabelText('Held').fill('c ');
    await expect.element(screen.getByLabelText('Held')).toHaveValue('c');
    await screen.getByLabelText('Own').fill('d');
    expect(ref.current?.value).toBe('d');
  });

  it('take what a browser fills in without a key stroke', async () => {
    const onChange = vi.fn();
    const screen = await render(<TextField label="E-mail" onChange={onChange} />);
    const input = screen.getByLabelText('E-mail').element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'a@b.c');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(onChange).toHaveBeenCalledWith('a@b.c');
  });

  it('hide a shown password when the form is sent', async () => {
    const screen = await render(
      <form onSubmit={sent(() => {})}>
        <PasswordField label="Password" autoComplete="current-password" name="password" />
        <Button type="submit">Send</Button>
      </form>,
    );
    const field = screen.getByLabelText('Password', { exact: true });
    await screen.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  it('warn of Caps Lock while the field has the focus, also when it comes back', async () => {
    const screen = await render(
      <>
        <PasswordField label="Password" autoComplete="current-password" />
        <input aria-label="other" />
      </>,
    );
    const field = screen.getByLabelText('Password', { exact: true }).element();
    const key = (type: string, capsLock: boolean) =>
      field.dispatchEvent(
        new KeyboardEvent(type, { key: 'Tab', bubbles: true, modifierCapsLock: capsLock }),
      );
    const status = screen.getByRole('status');
    (field as HTMLInputElement).focus();
    key('keydown', true);
    await expect.element(status).toHaveTextContent('Caps Lock is on');
    (screen.getByLabelText('other').element() as HTMLInputElement).focus();
    await expect.element(status).toHaveTextContent('');
    (field as HTMLInputElement).focus();
    key('keyup', true);
    await expect.element(status).toHaveTextContent('Caps Lock is on');
    key('keydown', false);
    await expect.element(status).toHaveTextContent('');
  });
});

describe('FormError', () => {
  it('takes the focus when an error appears, each time, and no room before', async () => {
    const screen = await render(<FormError>{''}</FormError>);
    const alert = screen.getByRole('alert');
    expect(getComputedStyle(alert.element()).position).toBe('absolute');
    for (const text of ['one', '', 'one']) {
      await screen.rerender(<FormError>{text}</FormError>);
      if (text) await expect.element(alert).toHaveFocus();
      (document.activeElement as HTMLElement).blur();
    }
  });
});

describe('avatars', () => {
  it('show no picture of a kind that could run', async () => {
    const svg = btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
    const screen = await render(<Avatar name="Ada Lovelace" picture={svg} />);
    const avatar = screen.getByRole('img', { name: 'Ada Lovelace' });
    expect(avatar.element().getAttribute('data-initials')).toBe('AL');
    expect(avatar.element().querySelector('img')).toBeNull();
  });

  it('mount no tooltip until one is asked for', async () => {
    const people = Array.from({ length: 7 }, (_, at) => ({ email: `p${at}@example.com` }));
    const screen = await render(<AvatarGroup label="People" people={people} />);
    expect(document.querySelector('[data-slot=hint]')).toBeNull();
    await expect.element(screen.getByText('2 more people')).toBeInTheDocument();
    await userEvent.tab();
    await expect
      .poll(() => document.querySelector('[data-slot=hint]')?.textContent)
      .toBe(
        'p0@example.com\np1@example.com\np2@example.com\np3@example.com\np4@example.com\n2 more people',
      );
  });
});

describe('Menu', () => {
  it('opens inside the provider, so that it keeps the theme', async () => {
    const screen = await render(
      <ThemeProvider colorScheme="dark" className="mine">
        <MenuTrigger trigger={<Button>Actions</Button>}>
          <Menu>
            <MenuItem>One</MenuItem>
          </Menu>
        </MenuTrigger>
      </ThemeProvider>,
    );
    await screen.getByRole('button', { name: 'Actions' }).click();
    const menu = screen.getByRole('menu');
    await expect.element(menu).toBeVisible();
    expect(menu.element().closest('.mine')).not.toBeNull();
    expect(getComputedStyle(menu.element()).colorScheme).toBe('dark');
  });

  it('leaves an unsafe address without effect', async () => {
    const screen = await render(
      <MenuTrigger trigger={<Button>Actions</Button>}>
        <Menu>
          <MenuItem href="data:text/html,x">Bad</MenuItem>
        </Menu>
      </MenuTrigger>,
    );
    await screen.getByRole('button', { name: 'Actions' }).click();
    const item = screen.getByRole('menuitem', { name: 'Bad' });
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    expect(item.element().getAttribute('href')).toBeNull();
  });
});
