import { memo, useMemo, useState } from 'react';
import type { PermissionCategory } from '../../../src/domain/roles/role';
import type { Permission } from '../../../src/domain/users/user';

interface LeafProps {
  permission: Permission;
  isSelected: boolean;
  onToggle: (name: string) => void;
}

// Memoised, as code written by hand for speed would be.
const Leaf = memo(function Leaf({ permission, isSelected, onToggle }: LeafProps) {
  return (
    <li>
      <label className="row leaf">
        <input type="checkbox" checked={isSelected} onChange={() => onToggle(permission.name)} />
        <span>
          {permission.name}
          <small>{permission.description}</small>
        </span>
      </label>
    </li>
  );
});

interface GroupProps {
  name: string;
  permissions: readonly Permission[];
  total: number;
  selected: ReadonlySet<string>;
  onToggle: (name: string) => void;
  onToggleAll: (permissions: readonly Permission[], isSelected: boolean) => void;
}

function Group({ name, permissions, total, selected, onToggle, onToggleAll }: GroupProps) {
  const count = permissions.filter((permission) => selected.has(permission.name)).length;
  const isAll = count === permissions.length;
  return (
    <li className="category">
      <label className="row">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          onChange={() => onToggleAll(permissions, !isAll)}
        />
        <b>{name}</b>
        <small>
          {count} of {total}
        </small>
        <span className="mark">{count === 0 ? 'None' : count === total ? 'Full' : 'Partial'}</span>
      </label>
      <ul>
        {permissions.map((permission) => (
          <Leaf
            key={permission.name}
            permission={permission}
            isSelected={selected.has(permission.name)}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </li>
  );
}

/** The editor in plain React: lists of labels with native boxes, one set, memoised rows. */
export function PlainPermissions({ categories }: { categories: readonly PermissionCategory[] }) {
  const [filter, setFilter] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const total = useMemo(
    () => categories.reduce((sum, { permissions }) => sum + permissions.length, 0),
    [categories],
  );
  const visible = useMemo(() => {
    const term = filter.trim().toLowerCase();
    return categories
      .map((category) => ({
        ...category,
        total: category.permissions.length,
        permissions: category.permissions.filter(
          ({ name, description }) =>
            name.toLowerCase().includes(term) || description.toLowerCase().includes(term),
        ),
      }))
      .filter(({ permissions }) => permissions.length > 0);
  }, [categories, filter]);
  const names = useMemo(
    () => visible.flatMap(({ permissions }) => permissions.map(({ name }) => name)),
    [visible],
  );
  const [toggle] = useState(() => (name: string) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  });
  const [toggleAll] = useState(() => (permissions: readonly Permission[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      for (const { name } of permissions) {
        if (isSelected) next.add(name);
        else next.delete(name);
      }
      return next;
    });
  });
  const here = names.filter((name) => selected.has(name)).length;
  const isAll = here > 0 && here === names.length;

  return (
    <div className="permissions">
      <input
        type="search"
        aria-label="Filter permissions"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <div className="tools">
        <label>
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = here > 0 && !isAll;
            }}
            onChange={() => setSelected(new Set(isAll ? [] : names))}
          />
          Select all
        </label>
        <span role="status">
          {filter && `${names.length} permissions found · `}
          {selected.size} of {total} selected
        </span>
        <button type="button">Collapse all</button>
      </div>
      <ul className="tree">
        {visible.map((category) => (
          <Group
            key={category.name}
            {...category}
            selected={selected}
            onToggle={toggle}
            onToggleAll={toggleAll}
          />
        ))}
      </ul>
    </div>
  );
}
