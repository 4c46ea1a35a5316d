import type { Entries } from '../../domain/entries';
import type { PermissionCategory, Role, RoleMember } from '../../domain/roles/role';
import { parseServerTime } from '../../domain/time/server-time';
import { warnDeveloper } from '../../domain/warn-developer';
import { entriesInTextOrder } from './ordered';
import { readPermissions } from './permissions';
import { asRecord, field, flag, type JsonRecord, readEntries, text, unexpected } from './readers';
import { readAvatar } from './users';

/**
 * The entries of a map keyed by names, in the server's order, which is also read from inside
 * `{data: map}`. An entry may itself be called `data`: `isEntry` tells it from a wrapped map.
 */
function readMap(
  body: unknown,
  json: string,
  isEntry: (value: unknown) => boolean,
): readonly (readonly [string, unknown])[] {
  const map = asRecord(body) ?? unexpected('map');
  const inner = asRecord(field(map, 'data'));
  return inner && !isEntry(inner)
    ? entriesInTextOrder(inner, json, 'data')
    : entriesInTextOrder(map, json);
}

function isRole(value: unknown): boolean {
  return (
    typeof field(value, 'name') === 'string' ||
    typeof field(value, 'owner') === 'string' ||
    Array.isArray(field(value, 'permissions'))
  );
}

function readRole(key: string, value: JsonRecord): Role {
  return {
    // Some servers change the case of keys; the name inside is as its author wrote it.
    name: text(value.name) || key,
    owner: text(value.owner),
    permissions: readPermissions(value.permissions),
  };
}

/** `GET /app/roles/roles`: role name to role. */
export function readRoles(body: unknown, json: string): Entries<Role> {
  const named = readMap(body, json, isRole).map(([id, value]) => ({ id, value }));
  if (named.length > 0 && named.every(({ value }) => Array.isArray(value))) {
    warnDeveloper(
      'GET /app/roles/roles was answered with the catalogue of permissions, which is GET /app/roles; ' +
        'roles are {"RoleName": {name, owner, permissions}} (docs/contract.md §2).',
    );
  }
  return readEntries(
    named,
    (entry) => {
      const role = asRecord(field(entry, 'value'));
      return role && readRole(text(field(entry, 'id')), role);
    },
    ({ name }) => name,
  );
}

/** `GET /app/roles`: category name to its permissions. */
export function readPermissionCatalogue(
  body: unknown,
  json: string,
): readonly PermissionCategory[] {
  return readMap(body, json, Array.isArray).flatMap(([name, value]) =>
    Array.isArray(value) ? [{ name, permissions: readPermissions(value) }] : [],
  );
}

/** A row of `GET /app/roles/users-per-role`; one without e-mail is left out. */
export function readRoleMember(value: unknown): RoleMember | null {
  const row = asRecord(value);
  const email = text(row?.email);
  if (!row || !email) return null;
  return {
    email,
    firstname: text(row.firstname),
    lastname: text(row.lastname),
    userAvatar: readAvatar(row),
    lastLoginDate: parseServerTime(row.lastLoginDate),
    isActive: flag(row.isActive),
    isSystem: flag(row.isSystem),
  };
}
