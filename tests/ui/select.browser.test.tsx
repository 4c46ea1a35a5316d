import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from '../../src/components/ui/Select';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const ROLES = [
  { id: 'admin', label: 'Admin' },
  { id: 'editor', label: 'Editor' },
  { id: 'guest', label: 'Guest', isDisabled: true },
];

function Held({ onChange }: { onChange: (id: string | null) => void }) {
  const [role, setRole] = useState<string | null>('admin');
  return (
    <Select
      label="Role"
      items={ROLES}
      value={role}
      onChange={(id) => {
        onChange(id);
        setRole(id);
      }}
    />
  );
}

describe('Select', () => {
  it('chooses by keys, and gives the focus back', async () => {
    const onChange = vi.fn();
    const ref = createRef<HTMLButtonElement>();
    const screen = await render(
      <Select ref={ref} label="Role" items={ROLES} onChange={onChange} />,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Choose Role' })).toHaveFocus();
    expect(ref.current).toBe(document.activeElement);
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('option', { name: 'Admin' })).toHaveFocus();
    await userEvent.keyboard('e');
    await expect.element(screen.getByRole('option', { name: 'Editor' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('option', { name: 'Editor' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Editor Role' })).toHaveFocus();
    expect(onChange.mock.calls).toEqual([['editor']]);
  });

  it('shows what its caller holds', async () => {
    const onChange = vi.fn();
    const screen = await render(<Held onChange={onChange} />);
    await screen.getByRole('button', { name: 'Admin Role' }).click();
    await screen.getByRole('option', { name: 'Editor' }).click();
    await expect.element(screen.getByRole('button', { name: 'Editor Role' })).toBeVisible();
    expect(onChange.mock.calls).toEqual([['editor']]);
    const fixed = await render(<Select label="Fixed" items={ROLES} value={null} />);
    await fixed.getByRole('button', { name: 'Choose Fixed' }).click();
    await fixed.getByRole('option', { name: 'Editor' }).click();
    await expect.element(fixed.getByRole('button', { name: 'Choose Fixed' })).toBeVisible();
  });

  it('is a part of its form: sent, reset, and left out when disabled', async () => {
    const form = createRef<HTMLFormElement>();
    const screen = await render(
      <form ref={form}>
        <Select label="Role" name="role" items={ROLES} defaultValue="admin" />
        <Select label="Off" name="off" items={ROLES} defaultValue="admin" isDisabled />
      </form>,
    );
    const sent = () => form.current && [...new FormData(form.current)];
    await expect.poll(sent).toEqual([['role', 'admin']]);
    await screen.getByRole('button', { name: 'Admin Role' }).click();
    await screen.getByRole('option', { name: 'Editor' }).click();
    await expect.poll(sent).toEqual([['role', 'editor']]);
    form.current?.reset();
    await expect.poll(sent).toEqual([['role', 'admin']]);
    await expect.element(screen.getByRole('button', { name: 'Off' })).toBeDisabled();
  });

  it('keeps a form from being sent while nothing is chosen, and takes the focus', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Select label="Role" name="role" items={ROLES} isRequired />
        <button type="submit">Send</button>
      </form>,
    );
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button', { name: 'Choose Role' })).toHaveFocus();
  });

  it('is focused by its label, described by its texts, and does not choose what is disabled', async () => {
    const onChange = vi.fn();
    const screen = await render(
      <Select
        label="Role"
        items={ROLES}
        description="help"
        errorText="no"
        onChange={onChange}
        defaultValue="admin"
      />,
    );
    await screen.getByText('Role', { exact: true }).first().click();
    const button = screen.getByRole('button', { name: 'Admin Role' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription('no help');
    await button.click();
    await screen.getByRole('option', { name: 'Guest' }).click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('listbox')).toBeVisible();
  });

  it('opens inside the provider, so that it keeps the theme, as wide as its button', async () => {
    const screen = await render(
      <ThemeProvider colorScheme="dark" className="mine">
        <div style={{ inlineSize: 300 }}>
          <Select label="Role" items={ROLES} />
        </div>
      </ThemeProvider>,
    );
    const button = screen.getByRole('button', { name: 'Choose Role' });
    await button.click();
    const list = screen.getByRole('listbox');
    await expect.element(list).toBeVisible();
    const surface = list.element().closest('[data-slot=select-surface]');
    expect(surface?.closest('.mine')).not.toBeNull();
    expect(getComputedStyle(list.element()).colorScheme).toBe('dark');
    await expect
      .poll(() => surface?.getBoundingClientRect().width)
      .toBe(button.element().getBoundingClientRect().width);
  });

  it('takes a press while a long list still scrolls', async () => {
    const items = Array.from({ length: 150 }, (_, at) => ({ id: `${at}`, label: `Item ${at}` }));
    const screen = await render(<Select label="Role" items={items} />);
    await screen.getByRole('button', { name: 'Choose Role' }).click();
    const option = screen.getByRole('option', { name: 'Item 1', exact: true }).element();
    const list = screen.getByRole('listbox').element();
    list.dispatchEvent(new Event('scroll'));
    const rows = list.firstElementChild as HTMLElement;
    // What react-aria asks for, so that nothing is hovered on the way.
    await expect.poll(() => rows.style.pointerEvents).toBe('none');
    const { left, top, height } = option.getBoundingClientRect();
    const under = document.elementFromPoint(left + 20, top + height / 2);
    expect(option.contains(under)).toBe(true);
  });
});
