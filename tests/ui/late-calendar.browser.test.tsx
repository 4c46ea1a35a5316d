import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from '../../src/components/ui/DateField';

const late = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});

vi.mock('../../src/components/ui/DateCalendar', async (original) => {
  await late.arrived;
  return original();
});

it('keeps the keys that are typed before its calendar has come', async () => {
  const onChange = vi.fn();
  const screen = await render(<DateField label="Paid on" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Paid on' });
  await field.click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}12/24/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('2026');
  await expect.element(field).toHaveValue('12/24/2026');
  expect(onChange.mock.calls).toEqual([['2026-12-24']]);
  late.arrive();
  await expect.element(screen.getByRole('grid').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('12/24/2026');
});
