import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField, type DateFieldProps } from '../../src/components/ui/DateField';
import { MessagesProvider } from '../../src/messages/messages';

function Held({ first, ...props }: DateFieldProps & { first: string | null }) {
  const [date, setDate] = useState<string | null>(first);
  return (
    <>
      <DateField
        {...props}
        value={date}
        onChange={(next) => {
          props.onChange?.(next);
          setDate(next);
        }}
      />
      <button type="button" onClick={() => setDate(null)}>
        Clear filters
      </button>
      <output>{date ?? 'none'}</output>
    </>
  );
}

/** Shown in German: day, month, year. */
async function renderGerman(props: Partial<DateFieldProps> & { first?: string | null } = {}) {
  const { first = null, ...field } = props;
  const screen = await render(
    <MessagesProvider locale="de">
      <Held label="Paid on" first={first} {...field} />
    </MessagesProvider>,
  );
  const parts = () => screen.getByRole('spinbutton').all();
  return {
    screen,
    text: () => parts().map((part) => part.element().textContent),
    focusFirst: () => (screen.getByRole('spinbutton').first().element() as HTMLElement).focus(),
    held: () => screen.getByRole('status').element().textContent,
    group: screen.getByRole('group', { name: 'Paid on' }),
    leave: () => screen.getByRole('button', { name: 'Clear filters' }).element().focus(),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  resetLocalTimeZone();
});

describe('DateField', () => {
  it('takes a day that is typed, in the order of the language', async () => {
    const { focusFirst, held } = await renderGerman();
    focusFirst();
    await userEvent.keyboard('17032026');
    await expect.poll(held).toBe('2026-03-17');
  });

  it('makes 31.02. the last day of February once it is left', async () => {
    const { focusFirst, held, leave, text } = await renderGerman();
    focusFirst();
    await userEvent.keyboard('31022026');
    expect(held()).toBe('none');
    leave();
    await expect.poll(held).toBe('2026-02-28');
    expect(text()[0]).toBe('28');
  });

  it('tells why half a date is none, and takes it as none', async () => {
    const { focusFirst, group, held, leave, text } = await renderGerman({ first: '2026-03-17' });
    focusFirst();
    await userEvent.keyboard('{Backspace}{Backspace}');
    leave();
    await expect.element(group).toHaveAccessibleDescription(/Enter a day, a month and a year/);
    expect(held()).toBe('none');
    focusFirst();
    await userEvent.keyboard('17');
    leave();
    await expect.poll(held).toBe('2026-03-17');
    expect(text()[0]).toBe('17');
  });

  it('tells nobody of the year 202 on the way to 2026', async () => {
    const onChange = vi.fn();
    const { focusFirst } = await renderGerman({ onChange });
    focusFirst();
    await userEvent.keyboard('05112026');
    await expect.poll(() => onChange.mock.calls).toEqual([['2026-11-05']]);
  });

  it('refuses what is before the first and after the last day, with the reason', async () => {
    const { focusFirst, group, held, leave, text } = await renderGerman({
      first: '2026-03-17',
      min: '2026-03-10',
      max: '2026-03-20',
    });
    for (const typed of ['09', '21']) {
      focusFirst();
      await userEvent.keyboard(typed);
      leave();
      await expect.poll(held).toBe('none');
      await expect
        .element(group)
        .toHaveAccessibleDescription(/Enter a date from 10.03.2026 to 20.03.2026/);
      expect(text()[0]).toBe(String(Number(typed)));
    }
    focusFirst();
    await userEvent.keyboard('20');
    await expect.poll(held).toBe('2026-03-20');
    await expect.element(group).not.toHaveAccessibleDescription(/Enter a date/);
  });

  it('is cleared by its button, half a date too, and keeps the focus', async () => {
    const { screen, held, leave, focusFirst } = await renderGerman({ first: '2026-03-17' });
    await screen.getByRole('button', { name: 'Clear: Paid on' }).click();
    await expect.poll(held).toBe('none');
    await expect.element(screen.getByRole('spinbutton').first()).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: /Clear: / })).not.toBeInTheDocument();
    focusFirst();
    await userEvent.keyboard('17');
    leave();
    await screen.getByRole('button', { name: 'Clear: Paid on' }).click();
    await expect.element(screen.getByRole('spinbutton').first()).toHaveTextContent(/^\D+$/);
  });

  it('shows what its holder sets, also what was there before', async () => {
    const { screen, focusFirst, held, text } = await renderGerman();
    focusFirst();
    await userEvent.keyboard('17032026');
    await expect.poll(held).toBe('2026-03-17');
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => text()[0]).toMatch(/^\D+$/);
  });

  it('chooses from the calendar, and Escape gives the focus back', async () => {
    const { screen, held } = await renderGerman({ first: '2026-03-17', max: '2026-03-20' });
    const open = screen.getByRole('button', { name: 'Open calendar Paid on' });
    await open.click();
    await expect.element(screen.getByRole('button', { name: /17. März 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(open).toHaveFocus();
    expect(held()).toBe('2026-03-17');
    await open.click();
    await expect
      .element(screen.getByRole('button', { name: /21. März 2026/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', { name: /19. März 2026/ }).click();
    await expect.poll(held).toBe('2026-03-19');
  });

  it.each([
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
  ])('is never shifted by the zone of the device: %s', async (zone, offset) => {
    setLocalTimeZone(zone);
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    const { screen, focusFirst, held, text } = await renderGerman({ first: '2026-01-01' });
    expect(text()).toEqual(['1', '1', '2026']);
    focusFirst();
    await userEvent.keyboard('31122026');
    await expect.poll(held).toBe('2026-12-31');
    await screen.getByRole('button', { name: 'Open calendar Paid on' }).click();
    await screen.getByRole('button', { name: /\D1. Dezember 2026/ }).click();
    await expect.poll(held).toBe('2026-12-01');
  });

  it('is a part of its form: sent, reset, left out when disabled', async () => {
    const form = createRef<HTMLFormElement>();
    const screen = await render(
      <form ref={form}>
        <DateField label="From" name="from" defaultValue="2026-03-17" />
        <DateField label="Off" name="off" defaultValue="2026-03-17" isDisabled />
      </form>,
    );
    const sent = () => form.current && [...new FormData(form.current)];
    expect(sent()).toEqual([['from', '2026-03-17']]);
    await screen.getByRole('button', { name: 'Clear: From' }).click();
    await expect.poll(sent).toEqual([['from', '']]);
    form.current?.reset();
    await expect.poll(sent).toEqual([['from', '2026-03-17']]);
  });

  it('keeps a form from being sent while it is empty and required, and says so', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const screen = await render(
      <form onSubmit={onSubmit}>
        <DateField label="Paid on" name="paidOn" isRequired />
        <button type="submit">Send</button>
      </form>,
    );
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('spinbutton').first()).toHaveFocus();
    await expect
      .element(screen.getByRole('group', { name: 'Paid on' }))
      .toHaveAccessibleDescription(/Enter a date/);
  });
});
