/** What the sign-in page is told by the page before it: in words for the user, nothing secret. */
export interface LoginErrorState {
  readonly loginError: string;
}

/** Reads what a history entry holds; '' for anything else, as entries outlive versions. */
export function readLoginError(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('loginError' in state)) return '';
  return typeof state.loginError === 'string' ? state.loginError : '';
}
