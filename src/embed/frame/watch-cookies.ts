import { login } from '../../api/calls/auth';

type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends requests, and reports if an accepted sign-in is directly followed by a 401: the browser has
 * not kept the cookie.
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
