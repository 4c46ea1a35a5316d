import { seedCatalogue } from '../../src/sandbox/seed/catalogue';

/** The catalogue of the sandbox, as the dialogs of roles take it. */
export const permissionSource = {
  catalogue: { status: 'ready', data: seedCatalogue(), isStale: false },
} as const;
