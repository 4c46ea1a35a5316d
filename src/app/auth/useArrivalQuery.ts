import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The query that the page was opened with, as it was then. When it holds something secret it leaves
 * the address at once and for good: reload and Back do not bring it again (contract §4.2).
 */
export function useArrivalQuery(isSecret: (search: string) => boolean): string {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [arrived] = useState(search);
  const mustGo = isSecret(search);
  useEffect(() => {
    if (mustGo) void navigate(pathname, { replace: true, state });
  }, [mustGo, navigate, pathname, state]);
  return arrived;
}
