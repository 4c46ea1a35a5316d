import { listRoles } from '@plinth/console/api';
import { createQueryClient, roleKeys } from '@plinth/console/hooks';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { serverClient } from '../../server-client';
import { Roles } from './Roles';

/** Reads the roles on the server, in the name of whoever asks for the page. */
export default async function Page() {
  const queryClient = createQueryClient();
  const client = await serverClient();
  await queryClient.prefetchQuery({ queryKey: roleKeys.list, queryFn: () => listRoles(client) });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Roles />
    </HydrationBoundary>
  );
}
