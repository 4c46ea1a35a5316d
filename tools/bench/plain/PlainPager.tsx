import { useId } from 'react';

interface PlainPagerProps {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** Page size, range, previous, next and a page by number, in native controls. */
export function PlainPager({ page, size, total, onPage, onSize }: PlainPagerProps) {
  const id = useId();
  const last = Math.max(1, Math.ceil(total / size));
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  return (
    <nav className="pager" aria-label="Pages">
      <label>
        Show{' '}
        <select value={size} onChange={({ target }) => onSize(Number(target.value))}>
          {[5, 10, 20, 50, 100].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>{' '}
        per page
      </label>
      <span role="status">
        {first} - {Math.min(page * size, total)} of {total}
      </span>
      <button
        type="button"
        className="button"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        Previous page
      </button>
      <label htmlFor={id}>Page</label>
      <input
        id={id}
        type="number"
        min={1}
        max={last}
        value={page}
        onChange={({ target }) => onPage(Number(target.value))}
      />
      <span>of {last}</span>
      <button
        type="button"
        className="button"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        Next page
      </button>
    </nav>
  );
}
