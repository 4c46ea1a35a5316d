import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WindowedList } from '../../src/components/ui/WindowedList';

interface Item {
  readonly id: number;
}

const many = (count: number): Item[] => Array.from({ length: count }, (_, id) => ({ id }));
const getKey = ({ id }: Item) => id;
const button = ({ id }: Item): ReactNode => <button type="button">Open {id}</button>;
const text = ({ id }: Item): ReactNode => <div>{id % 2 ? 'one line' : <p>more than one</p>}</div>;
const base = { 'aria-label': 'Items', getKey, renderItem: button } as const;

const rows = (root: Element) => [...root.querySelectorAll<HTMLElement>('li')];
const numbers = (root: Element) => rows(root).map((row) => Number(row.ariaPosInSet));

function scrollerOf(root: Element): HTMLElement {
  const scroller = root.querySelector<HTMLElement>('[data-slot="windowed-list"]');
  if (!scroller) throw new Error('there is no list');
  return scroller;
}

describe('a windowed list', () => {
  it('draws all up to a hundred, each with its number', async () => {
    const { container } = await render(<WindowedList {...base} items={many(100)} />);
    expect(numbers(container)).toEqual(many(100).map(({ id }) => id + 1));
    expect(rows(container).every((row) => row.ariaSetSize === '100')).toBe(true);
  });

  it('draws what is seen of more, and says how many there are', async () => {
    const { container } = await render(<WindowedList {...base} items={many(10_000)} />);
    expect(rows(container).length).toBeLessThan(40);
    expect(numbers(container)[0]).toBe(1);
    expect(rows(container).every((row) => row.ariaSetSize === '10000')).toBe(true);

    scrollerOf(container).scrollTop = 200_000;
    await expect.poll(() => numbers(container)[0]).toBeGreaterThan(1000);
    expect(rows(container).length).toBeLessThan(40);
    const drawn = numbers(container);
    expect(drawn).toEqual(drawn.map((_, at) => (drawn[0] ?? 0) + at));
  });

  it('leaves no gap between rows of different height, nor a hole where one looks', async () => {
    const { container } = await render(
      <WindowedList {...base} items={many(5000)} renderItem={text} estimateSize={10} />,
    );
    const scroller = scrollerOf(container);
    for (const top of [300, 20_000, 40_000, 1000]) {
      scroller.scrollTop = top;
      await expect
        .poll(() => {
          const frame = scroller.getBoundingClientRect();
          const boxes = rows(container).map((row) => row.getBoundingClientRect());
          return {
            covers:
              (boxes[0]?.top ?? Infinity) <= frame.top + 1 &&
              (boxes.at(-1)?.bottom ?? 0) >= frame.bottom - 1,
            gaps: boxes.filter(
              (box, at) => at > 0 && Math.abs(box.top - (boxes[at - 1]?.bottom ?? 0)) > 1,
            ).length,
          };
        })
        .toEqual({ covers: true, gaps: 0 });
    }
  });

  it('is scrolled by keys, and takes a tab stop only when it scrolls', async () => {
    const screen = await render(<WindowedList {...base} items={many(5000)} renderItem={text} />);
    await expect.element(screen.getByRole('group', { name: 'Items' })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('group', { name: 'Items' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => numbers(screen.container).at(-1)).toBe(5000);
    await screen.rerender(<WindowedList {...base} items={many(2)} renderItem={text} />);
    await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('list', { name: 'Items' })).toBeVisible();
  });

  it('goes on by Tab beyond what was drawn', async () => {
    const { container } = await render(<WindowedList {...base} items={many(1000)} />);
    container.querySelector('button')?.focus();
    const drawn = rows(container).length;
    for (let at = 0; at < drawn + 5; at += 1) await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(`Open ${drawn + 5}`);
  });

  it('keeps the row that has the focus, and its neighbours, while it is scrolled away', async () => {
    const { container } = await render(<WindowedList {...base} items={many(10_000)} />);
    const held = [...container.querySelectorAll('button')][3];
    held?.focus();
    scrollerOf(container).scrollTop = 200_000;
    await expect.poll(() => numbers(container).at(-1)).toBeGreaterThan(1000);
    expect(held).toHaveFocus();
    expect(numbers(container).slice(0, 3)).toEqual([3, 4, 5]);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.textContent).toBe('Open 2');
  });

  it('renders no row again that has not changed when it is scrolled', async () => {
    const times = new Map<number, number>();
    const counted = ({ id }: Item): ReactNode => {
      times.set(id, (times.get(id) ?? 0) + 1);
      return <span>{id}</span>;
    };
    const { container } = await render(
      <WindowedList {...base} items={many(1000)} renderItem={counted} estimateSize={20} />,
    );
    scrollerOf(container).scrollTop = 400;
    await expect.poll(() => numbers(container).at(-1)).toBeGreaterThan(40);
    expect(times.get(15)).toBe(1);
  });

  describe('passes the focus of a removed row', () => {
    function Removable({ count, start }: { count: number; start: number }) {
      const [items, setItems] = useState(() => many(count));
      const [renderItem] = useState(() => ({ id }: Item) => (
        <button
          type="button"
          onClick={() => setItems((all) => all.filter((item) => item.id !== id))}
        >
          Remove {id}
        </button>
      ));
      return (
        <>
          <button type="button" onClick={() => setItems((all) => all.slice(0, start))}>
            Cut
          </button>
          <WindowedList {...base} items={items} renderItem={renderItem} />
        </>
      );
    }

    it.each([10, 1000])('to the one in its place, of %i', async (count) => {
      const screen = await render(<Removable count={count} start={5} />);
      screen.getByRole('button', { name: 'Remove 4', exact: true }).element().focus();
      await userEvent.keyboard('{Enter}');
      await expect
        .element(screen.getByRole('button', { name: 'Remove 5', exact: true }))
        .toHaveFocus();
    });

    it('to the one before, of the last', async () => {
      const screen = await render(<Removable count={3} start={5} />);
      screen.getByRole('button', { name: 'Remove 2', exact: true }).element().focus();
      await userEvent.keyboard('{Enter}');
      await expect
        .element(screen.getByRole('button', { name: 'Remove 1', exact: true }))
        .toHaveFocus();
    });

    it('to the list, of the only one', async () => {
      const screen = await render(<Removable count={1} start={5} />);
      screen.getByRole('button', { name: 'Remove 0', exact: true }).element().focus();
      await userEvent.keyboard('{Enter}');
      expect(scrollerOf(screen.container)).toHaveFocus();
    });

    it('but takes it from nobody who is elsewhere', async () => {
      const screen = await render(<Removable count={10} start={2} />);
      screen.getByRole('button', { name: 'Remove 4', exact: true }).element().focus();
      await screen.getByRole('button', { name: 'Cut' }).click();
      await expect.poll(() => rows(screen.container).length).toBe(2);
      await expect.element(screen.getByRole('button', { name: 'Cut' })).toHaveFocus();
    });
  });
});
