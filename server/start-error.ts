/** A reason not to start that the user can do something about: shown as its text, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
