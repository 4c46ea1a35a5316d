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
  const box = screen.getByRole('textbox', { name: 'Paid on' });
  const input = box.element() as HTMLInputElement;
  return {
    screen,
    box,
    text: () => input.value,
    /** Types in the place of what is there. */
    async type(text: string) {
      input.focus();
      input.select();
      await userEvent.keyboard(text);
    },
    paste: (text: string) => box.fill(text),
    held: () => screen.getByRole('status').element().textContent,
    leave: () => screen.getByRole('button', { name: 'Clear filters' }).element().focus(),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  resetLocalTimeZone();
});

describe('DateField', () => {
  it('takes a day that is typed, and writes it as the page does once it is left', async () => {
    const { type, held, leave, text } = await renderGerman();
    await type('17032026');
    await expect.poll(held).toBe('2026-03-17');
    expect(text()).toBe('17032026');
    leave();
    await expect.poll(text).toBe('17.03.2026');
  });

  it('keeps half a date to itself while it is typed, and says why it is no date', async () => {
    const onChange = vi.fn();
    const { type, box, held, leave, text } = await renderGerman({ first: '2026-03-17', onChange });
    await type('05.11.202');
    expect(onChange).not.toHaveBeenCalled();
    expect(held()).toBe('2026-03-17');
    leave();
    await expect.poll(held).toBe('none');
    expect(text()).toBe('05.11.202');
    await expect
      .element(box)
      .toHaveAccessibleDescription(
        /a day, a month and a year of four digits, such as 31\.12\.2030/,
      );
    await type('05.11.2026');
    await expect.poll(held).toBe('2026-11-05');
    expect(onChange.mock.calls).toEqual([[null], ['2026-11-05']]);
  });

  it('waits for what ends a date: Enter, or that it is left', async () => {
    const onChange = vi.fn();
    const { type, text } = await renderGerman({ onChange });
    await type('2026-1-1');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('7{Enter}');
    await expect.poll(() => onChange.mock.calls).toEqual([['2026-01-17']]);
    expect(text()).toBe('17.01.2026');
  });

  it('asks which day is meant, and takes the one that is pressed', async () => {
    const { screen, paste, box, held, leave, text } = await renderGerman();
    await paste('04/03/2026');
    leave();
    await expect.element(box).toHaveAccessibleDescription('Which day do you mean?');
    const days = screen.getByRole('group', { name: 'Which day do you mean?' });
    expect(held()).toBe('none');
    expect(text()).toBe('04/03/2026');
    await expect.element(days.getByRole('button', { name: '4. März 2026' })).toBeVisible();
    await days.getByRole('button', { name: '3. April 2026' }).click();
    await expect.poll(held).toBe('2026-04-03');
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('03.04.2026');
    await expect.element(days).not.toBeInTheDocument();
  });

  it('asks for no day that does not count', async () => {
    const { screen, paste, leave } = await renderGerman({ max: '2026-03-31' });
    await paste('04/03/2026');
    leave();
    const days = screen.getByRole('group', { name: 'Do you mean this day?' });
    await expect.element(days.getByRole('button')).toHaveAccessibleName('4. März 2026');
  });

  it('refuses what is before the first and after the last day, with the reason', async () => {
    const { type, box, held, leave, text } = await renderGerman({
      first: '2026-03-17',
      min: '2026-03-10',
      max: '2026-03-20',
    });
    for (const typed of ['09.03.2026', '21.03.2026']) {
      await type(typed);
      leave();
      await expect.poll(held).toBe('none');
      await expect
        .element(box)
        .toHaveAccessibleDescription(/Enter a date from 10.03.2026 to 20.03.2026/);
      expect(text()).toBe(typed);
    }
    await type('20.03.2026');
    await expect.poll(held).toBe('2026-03-20');
    await expect.element(box).not.toHaveAccessibleDescription();
  });

  it('is cleared by its button and by hand, and keeps the focus', async () => {
    const { screen, box, type, held } = await renderGerman({ first: '2026-03-17' });
    await screen.getByRole('button', { name: 'Clear: Paid on' }).click();
    await expect.poll(held).toBe('none');
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('');
    await expect.element(screen.getByRole('button', { name: /Clear: / })).not.toBeInTheDocument();
    await type('17032026');
    await expect.poll(held).toBe('2026-03-17');
    await type('{Backspace}');
    await expect.poll(held).toBe('none');
  });

  it('shows what its holder sets, also what was there before, but never while it is typed', async () => {
    const { screen, type, held, text } = await renderGerman({ first: '2026-03-01' });
    await type('17.03.20');
    (screen.getByRole('button', { name: 'Clear filters' }).element() as HTMLElement).click();
    await expect.poll(held).toBe('none');
    expect(text()).toBe('17.03.20');
    await userEvent.keyboard('26');
    await expect.poll(held).toBe('2026-03-17');
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(text).toBe('');
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
    const { screen, type, held, text } = await renderGerman({ first: '2026-01-01' });
    expect(text()).toBe('01.01.2026');
    await type('31122026');
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
    const box = screen.getByRole('textbox', { name: 'Paid on' });
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAccessibleDescription(/Enter a date/);
  });

  it('is in the form that Enter sends', async () => {
    const sent: unknown[] = [];
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(new FormData(event.currentTarget).get('paidOn'));
        }}
      >
        <DateField label="Paid on" name="paidOn" />
      </form>,
    );
    await screen.getByRole('textbox', { name: 'Paid on' }).click();
    await userEvent.keyboard('2026-3-7{Enter}');
    await expect.poll(() => sent).toEqual(['2026-03-07']);
    await userEvent.keyboard('{Backspace}x{Enter}');
    expect(sent).toHaveLength(1);
  });

  it('opens the calendar by a key', async () => {
    const { screen, box, held } = await renderGerman({ first: '2026-03-17' });
    await box.click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(screen.getByRole('button', { name: /17. März 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.poll(held).toBe('2026-03-18');
  });
});
