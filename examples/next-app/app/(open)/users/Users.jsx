'use client';

import { UsersScreen } from '@plinth/console/components';
import { addressWith, USERS_LIST, useUsersScreen } from '@plinth/console/hooks';
import { useState } from 'react';

const userHref = ({ email }) => `/users?search=${encodeURIComponent(email)}`;

/** Begins where the address is. From then on the hook reads, and the address follows. */
export function Users({ query: start }) {
  const [query, setQuery] = useState(start);
  function onQueryChange(next) {
    setQuery(next);
    const search = addressWith(new URLSearchParams(location.search), next, USERS_LIST);
    window.history.replaceState(null, '', `?${search}`);
  }
  return <UsersScreen {...useUsersScreen({ userHref, query, onQueryChange })} />;
}
