import { Problem } from '../http/problem';

/** Shortest and longest password, in characters (specification §5). */
const MIN_LENGTH = 8;
const MAX_LENGTH = 50;

const RULES: readonly (readonly [isKept: (password: string) => boolean, message: string])[] = [
  [(password) => password.length >= MIN_LENGTH, `Minimum ${MIN_LENGTH} symbols`],
  [(password) => password.length <= MAX_LENGTH, `Maximum ${MAX_LENGTH} symbols`],
  [(password) => /\p{Lu}/u.test(password), 'Must have a capital letter'],
  [(password) => /\d/.test(password), 'Must have a number'],
  [(password) => /[^\p{L}\p{N}\s]/u.test(password), 'Must have special character'],
];

/**
 * Checks a new password by the rules of specification §5.
 * @throws Problem 400 with the first rule that is broken
 */
export function requireGoodPassword(password: string): void {
  const broken = RULES.find(([isKept]) => !isKept(password));
  if (broken) throw new Problem(400, broken[1]);
}
