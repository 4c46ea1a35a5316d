import { memo, type ReactNode, useState } from 'react';
import type { Person } from '../people';
import { PlainAvatar } from './PlainAvatar';

/** A column beside the name. */
export interface PlainColumn {
  readonly header: string;
  readonly cell: (person: Person) => ReactNode;
}

interface RowProps {
  person: Person;
  columns: readonly PlainColumn[];
  href: ((person: Person) => string) | undefined;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

// Memoised, as a table written by hand for speed would be: a goal against a slower one is worth
// nothing.
const PlainRow = memo(function PlainRow({ person, columns, href, isSelected, onToggle }: RowProps) {
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
            {href ? <a href={href(person)}>{name}</a> : name}
            <small>{person.email}</small>
          </span>
        </span>
      </th>
      {columns.map(({ header, cell }) => (
        <td key={header}>{cell(person)}</td>
      ))}
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
  columns,
  href,
  children,
}: {
  rows: readonly Person[];
  columns: readonly PlainColumn[];
  /** Where the page of a person is. Without it names are no links. */
  href?: (person: Person) => string;
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
              {columns.map(({ header }) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
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
                columns={columns}
                href={href}
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
