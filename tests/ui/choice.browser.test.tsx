import { createRef, useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../../src/components/ui/Checkbox';
import { Switch } from '../../src/components/ui/Switch';

const WIDGETS = [
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const;

describe.each(WIDGETS)('%s', (role, Widget) => {
  it('toggles by Space and by its label, and holds what it is itself', async () => {
    const onChange = vi.fn();
    const ref = createRef<HTMLInputElement>();
    const screen = await render(<Widget ref={ref} label="News" onChange={onChange} />);
    await userEvent.tab();
    await expect.element(screen.getByRole(role, { name: 'News' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(ref.current?.checked).toBe(true);
    await screen.getByText('News').click();
    expect(ref.current?.checked).toBe(false);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('shows what it is given and nothing else', async () => {
    const onChange = vi.fn();
    const screen = await render(<Widget label="News" isSelected onChange={onChange} />);
    const control = screen.getByRole(role);
    await control.click();
    await control.click();
    await expect.element(control).toBeChecked();
    expect(onChange.mock.calls).toEqual([[false], [false]]);
    await screen.rerender(<Widget label="News" isSelected={false} onChange={onChange} />);
    await expect.element(control).not.toBeChecked();
  });

  it('is a part of its form: sent, required, reset, and left out when disabled', async () => {
    const form = createRef<HTMLFormElement>();
    const screen = await render(
      <form ref={form}>
        <Widget label="a" name="a" value="yes" isRequired />
        <Widget label="b" name="b" defaultSelected isDisabled />
        <Widget label="c" name="c" defaultSelected isDisabled disabledReason="why" isRequired />
      </form>,
    );
    const sent = () => form.current && [...new FormData(form.current)];
    expect(form.current?.checkValidity()).toBe(false);
    await screen.getByRole(role, { name: 'a' }).click();
    expect(form.current?.checkValidity()).toBe(true);
    expect(sent()).toEqual([['a', 'yes']]);
    form.current?.reset();
    await expect.element(screen.getByRole(role, { name: 'a' })).not.toBeChecked();
  });

  it('does not miss the first press after a reason is gone', async () => {
    const onChange = vi.fn();
    const blocked = { label: 'News', isDisabled: true, disabledReason: 'why', onChange };
    const screen = await render(<Widget {...blocked} />);
    const control = screen.getByRole(role);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect.element(control).not.toBeChecked();
    await expect.element(control).toHaveAccessibleDescription('why');
    await screen.rerender(<Widget label="News" onChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect.element(control).toBeChecked();
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  it('shows its reason to the mouse anywhere on it, and hides it again', async () => {
    const screen = await render(
      <div style={{ padding: 100 }}>
        <Widget label="News" isDisabled disabledReason="why" />
      </div>,
    );
    const hint = () => document.querySelector('[data-slot=hint]')?.textContent;
    await screen.getByText('News').hover();
    await expect.poll(hint).toBe('why');
    await userEvent.keyboard('{Escape}');
    await expect.poll(hint).toBeUndefined();
  });

  it('is skipped by Tab when it is disabled without a reason', async () => {
    const screen = await render(
      <>
        <Widget label="first" isDisabled />
        <Widget label="second" />
      </>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole(role, { name: 'second' })).toHaveFocus();
  });
});

function Some({ onChange }: { onChange: (isSelected: boolean) => void }) {
  const [isSelected, setSelected] = useState(false);
  return (
    <Checkbox
      label="All"
      isIndeterminate
      isSelected={isSelected}
      onChange={(next) => {
        onChange(next);
        setSelected(next);
      }}
    />
  );
}

describe('an indeterminate checkbox', () => {
  it('stays so until it is told otherwise', async () => {
    const onChange = vi.fn();
    const screen = await render(<Some onChange={onChange} />);
    const box = screen.getByRole('checkbox');
    await expect.element(box).toBePartiallyChecked();
    await box.click();
    await expect.element(box).toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect.element(box).toBePartiallyChecked();
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('can be hit on 24 pixels without a label', async () => {
    const screen = await render(<Checkbox aria-label="Select" />);
    const row = screen.getByRole('checkbox').element().closest('label');
    const { width, height } = row?.getBoundingClientRect() ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([24, 24]);
  });
});

it('is half chosen before anybody sees it', async () => {
  const seen = vi.fn();
  const box = createRef<HTMLInputElement>();
  function Page() {
    useLayoutEffect(() => seen(box.current?.indeterminate));
    return <Checkbox ref={box} label="All permissions" isIndeterminate />;
  }
  await render(<Page />);
  expect(seen.mock.calls[0]).toEqual([true]);
});
