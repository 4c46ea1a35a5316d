/** Keys of what is read about users. */
export const userKeys = {
  /** Everything about users. */
  all: ['users'] as const,
  one: (email: string) => ['users', 'one', email.toLowerCase()] as const,
};
