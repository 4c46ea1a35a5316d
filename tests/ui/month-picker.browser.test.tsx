import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from '../../src/components/ui/DateField';
import { MonthPicker } from '../../src/components/ui/MonthPicker';
import { MessagesProvider } from '../../src/messages/messages';

const NOW = Date.UTC(2026, 4, 12);

describe('MonthPicker', () => {
  it('walks by keys, never past its limits, and gives the focus back', async () => {
    const onChange = vi.fn();
    const screen = await render(
      <MonthPicker
        label="Period"
        defaultValue="2026-03"
        min="2025-02"
        max="2027-10"
        now={NOW}
        onChange={onChange}
      />,
    );
    await userEvent.tab();
    const trigger = screen.getByRole('button', { name: 'March 2026 Period' });
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const focused = (name: string) =>
      expect.element(screen.getByRole('button', { name, exact: true })).toHaveFocus();
    await focused('March 2026');
    for (const [key, month] of [
      ['ArrowLeft', 'February 2026'],
      ['ArrowUp', 'November 2025'],
      ['Home', 'February 2025'],
      ['ArrowLeft', 'February 2025'],
      ['PageDown', 'February 2026'],
      ['End', 'December 2026'],
      ['PageDown', 'October 2027'],
      ['ArrowDown', 'October 2027'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await focused(month);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await focused('March 2026');
    await userEvent.keyboard('{ArrowRight} ');
    await expect.element(screen.getByRole('button', { name: 'April 2026 Period' })).toHaveFocus();
    expect(onChange.mock.calls).toEqual([['2026-04']]);
  });

  it('gives the focus back although transitions of the page were cancelled', async () => {
    const screen = await render(
      <>
        <MonthPicker label="Period" defaultValue="2026-03" now={NOW} />
        <p style={{ opacity: 1, scale: 1, transition: 'opacity 9s, scale 9s' }}>Slow</p>
      </>,
    );
    const slow = screen.getByText('Slow').element() as HTMLElement;
    const began = new Promise((done) => slow.addEventListener('transitionrun', done));
    const cancelled = new Promise((done) => slow.addEventListener('transitioncancel', done));
    // A transition begins at a style that has been computed.
    expect(getComputedStyle(slow).opacity).toBe('1');
    slow.style.opacity = '0.5';
    slow.style.scale = '0.9';
    await began;
    slow.style.display = 'none';
    await cancelled;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('button', { name: 'March 2026', exact: true }))
      .toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect.element(screen.getByRole('button', { name: 'April 2026 Period' })).toHaveFocus();
  });

  it('goes from year to year by its buttons, which say where the end is', async () => {
    const screen = await render(
      <MonthPicker label="Period" min="2025-02" max="2026-05" now={NOW} />,
    );
    await screen.getByRole('button', { name: 'Choose Period' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'May 2026' }))
      .toHaveAttribute('aria-current', 'date');
    await expect.element(screen.getByRole('button', { name: 'June 2026' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Previous year' }).click();
    await expect.element(screen.getByRole('grid', { name: '2025' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'January 2025' })).toBeDisabled();
    await expect
      .element(screen.getByRole('button', { name: 'Previous year' }))
      .toHaveAccessibleDescription('There is nothing to choose before February 2025');
    await screen.getByRole('button', { name: 'February 2025' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'February 2025 Period' }))
      .toHaveFocus();
  });

  it('is cleared, and keeps the focus', async () => {
    const onChange = vi.fn();
    const screen = await render(
      <MonthPicker label="Period" defaultValue="2026-03" now={NOW} onChange={onChange} />,
    );
    await screen.getByRole('button', { name: 'Clear: Period' }).click();
    await expect.element(screen.getByRole('button', { name: 'Choose Period' })).toHaveFocus();
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  it.each(['ltr', 'rtl'])(
    'is cleared by a button before its icon, as a date field (%s)',
    async (dir) => {
      const screen = await render(
        <div dir={dir}>
          <MonthPicker label="Period" defaultValue="2026-03" now={NOW} />
          <DateField label="Day" defaultValue="2026-03-17" />
        </div>,
      );
      const fromEnd = (element: Element, box: Element) => {
        const [inner, outer] = [element, box].map((each) => each.getBoundingClientRect());
        if (!inner || !outer) throw new Error('both are there');
        return Math.round(dir === 'ltr' ? outer.right - inner.right : inner.left - outer.left);
      };
      const placeOf = (name: string) => {
        const clear = screen.getByRole('button', { name }).element();
        const box = clear.closest('[data-slot$="-box"]');
        if (!box) throw new Error('it has a box');
        return fromEnd(clear, box);
      };
      expect(placeOf('Clear: Period')).toBe(placeOf('Clear: Day'));
      const [icon] = screen
        .getByRole('button', { name: /2026 Period/ })
        .element()
        .querySelectorAll('svg');
      const clear = screen.getByRole('button', { name: 'Clear: Period' }).element();
      if (!icon) throw new Error('there is an icon');
      const [before, after] = [clear, icon].map((each) => each.getBoundingClientRect());
      if (dir === 'ltr') expect(before?.right).toBeLessThanOrEqual(after?.left ?? 0);
      else expect(before?.left).toBeGreaterThanOrEqual(after?.right ?? 0);
    },
  );

  it('says months as the language does, of the calendar of the wire', async () => {
    const screen = await render(
      <MessagesProvider locale="ar-SA">
        <MonthPicker label="Period" value="2026-03" now={NOW} />
      </MessagesProvider>,
    );
    await expect.element(screen.getByRole('button', { name: /مارس/ })).toBeVisible();
  });

  it('is a part of its form: sent, reset, required', async () => {
    const form = createRef<HTMLFormElement>();
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const screen = await render(
      <form ref={form} onSubmit={onSubmit}>
        <MonthPicker label="Period" name="period" defaultValue="2026-03" now={NOW} />
        <MonthPicker label="Other" name="other" isRequired now={NOW} />
        <button type="submit">Send</button>
      </form>,
    );
    const sent = () => form.current && new FormData(form.current).get('period');
    await screen.getByRole('button', { name: 'Clear: Period' }).click();
    await expect.poll(sent).toBe('');
    form.current?.reset();
    await expect.poll(sent).toBe('2026-03');
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    const other = screen.getByRole('button', { name: 'Choose Other' });
    await expect.element(other).toHaveFocus();
    await expect.element(other).toHaveAccessibleDescription('Choose a month');
  });
});
