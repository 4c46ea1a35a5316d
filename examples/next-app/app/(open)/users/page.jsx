import { queryIn, USERS_LIST, usersQuery } from '@plinth/console/hooks';
import { Link, Skeleton } from '@plinth/console/kit';
import { Suspense } from 'react';
import { Prefetched } from '../../Prefetched';
import { Users } from './Users';

/** What can be shown at once is sent at once; the list follows in the same answer when it is read. */
export default function Page({ searchParams }) {
  return (
    <>
      <nav>
        Fjord <Link href="/roles">Roles</Link> <Link href="/about">About</Link>
      </nav>
      <main>
        <Suspense fallback={<Loading />}>
          <List searchParams={searchParams} />
        </Suspense>
      </main>
    </>
  );
}

/** No screen of ours: its hook would ask for what is on its way. */
function Loading() {
  return (
    <div role="status" aria-label="Loading users">
      <Skeleton height={400} shape="block" />
    </div>
  );
}

async function List({ searchParams }) {
  const query = queryIn(new URLSearchParams(await searchParams), USERS_LIST);
  return (
    <Prefetched queries={(client) => [usersQuery(client, query)]}>
      <Users query={query} />
    </Prefetched>
  );
}
