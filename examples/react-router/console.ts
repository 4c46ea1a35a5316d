import { createConsole, createQueryClient } from '@plinth/console/hooks';

export const queryClient = createQueryClient();

/** Made once, outside of components: the loaders ask with the same client as the hooks. */
export const parts = createConsole({ queryClient });
