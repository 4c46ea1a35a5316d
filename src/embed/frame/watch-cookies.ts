import { login } from '../../api/calls/auth';

type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends requests, and tells when a sign-in was accepted and the very next answer is that nobody is
 * signed in: the browser has not kept the cookie.
 */
export function watchCookies(send: Send, onLost: () => void): Send {
  let isAccepted = false;
  return async (url, init) => {
    const answer = await send(url, init);
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.endsWith(login.endpoint.path)) isAccepted = answer.ok;
    else if (isAccepted) {
      isAccepted = false;
      if (answer.status === 401) onLost();
    }
    return answer;
  };
}
