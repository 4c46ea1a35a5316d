import { permissionCatalogueQuery, rolesQuery } from '@plinth/console/hooks';
import { Prefetched } from '../../Prefetched';
import { Roles } from './Roles';

/** The whole page waits for the roles: they are in its first HTML. */
export default function Page() {
  return (
    <Prefetched queries={(client) => [rolesQuery(client), permissionCatalogueQuery(client)]}>
      <Roles />
    </Prefetched>
  );
}
