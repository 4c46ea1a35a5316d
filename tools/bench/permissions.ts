import type { PermissionCategory } from '../../src/domain/roles/role';

const VERBS = [
  'Read',
  'Create',
  'Edit',
  'Delete',
  'Export',
  'Approve',
  'Share',
  'Archive',
  'Restore',
  'Audit',
];
const PER_CATEGORY = 20;

/** A catalogue of this many permissions, twenty in a category, each with a description. */
export function makePermissions(count: number): readonly PermissionCategory[] {
  return Array.from({ length: count / PER_CATEGORY }, (_, category) => ({
    name: `Area ${category + 1}`,
    permissions: Array.from({ length: PER_CATEGORY }, (_permission, at) => {
      const verb = VERBS[at % VERBS.length] ?? '';
      const thing = `Thing${category + 1}${at < VERBS.length ? '' : 'Part'}`;
      return { name: `${thing}.${verb}`, description: `${verb} things of area ${category + 1}` };
    }),
  }));
}
