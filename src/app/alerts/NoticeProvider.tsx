import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { isCurrentPath } from '../../domain/shell/navigation';
import { useSession } from '../../hooks/auth/useSession';
import { paths } from '../paths';
import { NoticeContext } from './NoticeContext';

/** Keeps a sentence from the way in to the dashboard, and no further. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [text, show] = useState('');
  const dismiss = useCallback(() => show(''), []);
  const { status } = useSession();
  const { pathname } = useLocation();
  const isOnItsWay = pathname === paths.dashboard || isCurrentPath(paths.auth, pathname);
  const isOver = status === 'signedOut' || (status === 'signedIn' && !isOnItsWay);
  useEffect(() => {
    if (isOver) dismiss();
  }, [isOver, dismiss]);
  const notice = useMemo(() => ({ text, show, dismiss }), [text, dismiss]);
  return <NoticeContext.Provider value={notice}>{children}</NoticeContext.Provider>;
}
