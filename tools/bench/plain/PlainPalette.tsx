import { useMemo, useState } from 'react';

/** What a plain list shows of an entry. */
export interface PlainEntry {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

/** A plain list of all entries under a field, in a native dialog: it shows what holds the text. */
export function PlainPalette({ entries }: { entries: readonly PlainEntry[] }) {
  const [text, setText] = useState('');
  const found = useMemo(() => {
    const term = text.trim().toLowerCase();
    return entries.filter(({ title }) => title.toLowerCase().includes(term));
  }, [entries, text]);
  return (
    <dialog open className="palette">
      <input
        aria-label="Search"
        value={text}
        data-count={found.length}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className="palette-list">
        {found.map(({ id, title, href }) => (
          <li key={id}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
