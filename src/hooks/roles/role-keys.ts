/** Keys of what the roles room reads. A key stands for everything that begins with it. */
export const roleKeys = {
  all: ['roles'] as const,
  list: ['roles', 'list'] as const,
  catalogue: ['roles', 'catalogue'] as const,
  /** Everything about the people of one role. */
  members: (role: string) => ['roles', 'members', role] as const,
  card: (role: string) => ['roles', 'members', role, 'card'] as const,
  /** A page of the people whom a dialog names. */
  affected: (role: string, pageNumber: number, pageSize: number) =>
    ['roles', 'members', role, 'affected', pageNumber, pageSize] as const,
};
