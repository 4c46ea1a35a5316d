import type { ReactNode } from 'react';
import type { Permission } from '../../../src/domain/users/user';

interface PlainRolePageProps {
  name: string;
  owner: string;
  permissions: readonly Permission[];
  /** How many have it. */
  total: number;
  children: ReactNode;
}

/** A role's page: its permissions with what can be done, beside the users who have it. */
export function PlainRolePage({ name, owner, permissions, total, children }: PlainRolePageProps) {
  return (
    <>
      <h1>Role Details</h1>
      <a href="/roles">Back to roles</a>
      <div className="cards">
        <section className="card">
          <h2>Permissions of {name}</h2>
          <p>Created by {owner}</p>
          <h3>{permissions.length} permissions</h3>
          <ul>
            {permissions.map((permission) => (
              <li key={permission.name}>
                <strong>{permission.name}</strong>
                <span>{permission.description}</span>
              </li>
            ))}
          </ul>
          <button type="button" className="button">
            Edit Permissions
          </button>
          <button type="button" className="button">
            Delete Role
          </button>
        </section>
        <section>
          <h2>Users Assigned ({total})</h2>
          <button type="button" className="button primary">
            Add Users To Role
          </button>
          {children}
        </section>
      </div>
    </>
  );
}
