import { Navigate, type NavigateProps, useLocation } from 'react-router';

/**
 * Redirects from each address, also from the second of two that arrive while their page is loading:
 * `Navigate` alone redirects once and leaves an empty page.
 */
export function Redirect(props: Omit<NavigateProps, 'replace'>) {
  const { key, pathname, search, hash } = useLocation();
  return <Navigate key={`${key}${pathname}${search}${hash}`} {...props} replace />;
}
