import { Navigate, type NavigateProps, useLocation } from 'react-router';

/**
 * Leads on from each address that has come, also from the second of two that come while the page
 * behind them is loaded: `Navigate` alone does so once, and leaves an empty page.
 */
export function Redirect(props: Omit<NavigateProps, 'replace'>) {
  const { key, pathname, search, hash } = useLocation();
  return <Navigate key={`${key}${pathname}${search}${hash}`} {...props} replace />;
}
