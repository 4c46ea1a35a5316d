import { createQueryClient } from '@plinth/console/hooks';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { serverClient } from './server-client';

/**
 * Reads on the server what the hooks inside ask for first, so that the browser does not ask again. What
 * cannot be read is left out: the hook asks, and the screen says what is wrong.
 */
export async function Prefetched({ queries, children }) {
  const queryClient = createQueryClient();
  const client = await serverClient();
  await Promise.all(queries(client).map((query) => queryClient.prefetchQuery(query)));
  return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
