import { describe, expect, it } from 'vitest';
import { FIRST_QUERY, type ListQuery, startOf } from '../../src/domain/list-query';
import type { Role } from '../../src/domain/roles/role';
import { ROLES_LIST, rolesPage } from '../../src/domain/roles/roles-list';

const role = (name: string, owner: string, count: number): Role => ({
  name,
  owner,
  permissions: Array.from({ length: count }, (_, at) => ({
    name: `Area.P${at}`,
    description: '',
  })),
});
const ROLES = [role('Desk', 'Bo', 12), role('Admin', 'System', 80), role('auditor', 'Ada', 3)];
const namesOf = (query: Partial<ListQuery>) =>
  rolesPage(ROLES, { ...startOf(ROLES_LIST), ...query }).data.map(({ name }) => name);

describe('a page of the roles', () => {
  it('has them in the order of the server, until one is chosen', () => {
    expect(namesOf({})).toEqual(['Desk', 'Admin', 'auditor']);
    expect(namesOf({ sort: 'name' })).toEqual(['Admin', 'auditor', 'Desk']);
    expect(namesOf({ sort: '-owner' })).toEqual(['Admin', 'Desk', 'auditor']);
    // As numbers: 12 is more than 3.
    expect(namesOf({ sort: '-permissions' })).toEqual(['Admin', 'Desk', 'auditor']);
    expect(namesOf({ sort: 'constructor' })).toEqual(['Desk', 'Admin', 'auditor']);
  });

  it('can be had by each order that the list offers', () => {
    expect(ROLES_LIST.sorts?.map((sort) => [sort, ...namesOf({ sort })])).toEqual([
      ['name', 'Admin', 'auditor', 'Desk'],
      ['owner', 'auditor', 'Desk', 'Admin'],
      ['permissions', 'auditor', 'Desk', 'Admin'],
    ]);
    const alike = ['One', 'Two', 'Three'].map((name) => role(name, 'Bo', 2));
    for (const sort of ['permissions', '-permissions', 'owner', '-owner']) {
      const { data } = rolesPage(alike, { ...FIRST_QUERY, sort });
      expect(data).toEqual(alike);
    }
  });

  it('has twenty of them', () => {
    const many = Array.from({ length: 21 }, (_, at) => role(`Role ${at}`, 'Bo', 1));
    expect(rolesPage(many, startOf(ROLES_LIST))).toMatchObject({
      data: { length: 20 },
      totalPages: 2,
    });
  });

  it('has those whose name or owner is searched for, and counts them alone', () => {
    const page = rolesPage(ROLES, { ...FIRST_QUERY, searchString: ' AD ' });
    expect(page.data.map(({ name }) => name)).toEqual(['Admin', 'auditor']);
    expect([page.totalRecords, page.totalPages]).toEqual([2, 1]);
  });

  it('DAY16 is found by what it allows, where no role is called so', () => {
    const allows = (name: string, ...permissions: string[]): Role => ({
      ...role(name, 'Bo', 0),
      permissions: permissions.map((one) => ({ name: one, description: '' })),
    });
    const roles = [
      allows('Desk', 'Order.Read', 'Order.Approve'),
      allows('Order books', 'Order.Read'),
    ];
    const found = (searchString: string) =>
      rolesPage(roles, { ...FIRST_QUERY, searchString }).data.map(({ name }) => name);
    expect(found('Order.Approve')).toEqual(['Desk']);
    expect(found('approve order')).toEqual(['Desk']);
    expect(found('order')).toEqual(['Order books']);
    expect(found('nothing')).toEqual([]);
  });

  it('is the last one for a page after it', () => {
    expect(namesOf({ pageSize: 2, pageNumber: 2 })).toEqual(['auditor']);
    expect(namesOf({ pageSize: 2, pageNumber: 9 })).toEqual(['auditor']);
    expect(namesOf({ searchString: 'nobody', pageNumber: 3 })).toEqual([]);
  });
});
