import { memo, type ReactNode, useState } from 'react';
import type { Person } from '../people';
import { PlainAvatar } from './PlainAvatar';

interface RowProps {
  person: Person;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

// Memoised, as a table written by hand for speed would be: a goal against a slower one is worth
// nothing.
const PlainRow = memo(function PlainRow({ person, isSelected, onToggle }: RowProps) {
  const name = `${person.firstname} ${person.lastname}`;
  return (
    <tr className={isSelected ? 'selected' : undefined}>
      <td className="tool">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={() => onToggle(person.id)}
        />
      </td>
      <th scope="row">
        <span className="person">
          <PlainAvatar person={person} />
          <span>
            {name}
            <small>{person.email}</small>
          </span>
        </span>
      </th>
      <td>{person.role}</td>
      <td>{person.customer}</td>
      <td>{person.lastSeen}</td>
      <td className="tool">
        <button
          type="button"
          className="actions"
          aria-label={`Actions for ${name}`}
          aria-haspopup="menu"
          aria-expanded={false}
        />
      </td>
    </tr>
  );
});

/** The table in plain React: the same elements and texts, one set of selected ids, memoised rows. */
export function PlainTable({
  rows,
  children,
}: {
  rows: readonly Person[];
  /** What stands under it. */
  children?: ReactNode;
}) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [toggle] = useState(() => (id: string) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  });
  const here = rows.filter(({ id }) => selected.has(id)).length;
  const isAll = here > 0 && here === rows.length;

  return (
    <div className="table">
      <div className="region">
        <table>
          <caption>Users</caption>
          <thead>
            <tr>
              <td className="tool">
                <input
                  type="checkbox"
                  aria-label="Select all rows"
                  checked={isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = here > 0 && !isAll;
                  }}
                  onChange={() => setSelected(new Set(isAll ? [] : rows.map(({ id }) => id)))}
                />
              </td>
              <th scope="col">User</th>
              <th scope="col">Role</th>
              <th scope="col">Customer</th>
              <th scope="col">Last seen</th>
              <th scope="col" className="tool">
                Actions
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((person) => (
              <PlainRow
                key={person.id}
                person={person}
                isSelected={selected.has(person.id)}
                onToggle={toggle}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="foot">
        <span role="status">{selected.size} selected</span>
        {children}
      </div>
    </div>
  );
}
