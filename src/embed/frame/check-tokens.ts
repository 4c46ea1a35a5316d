import { tokenProblem } from '../../theme/token-value';
import { defaultTokens, type TokenName, type TokenValues } from '../../theme/tokens';

/** Whether all of these are known tokens with valid values. */
export function areTokens(tokens: Readonly<Record<string, string>>): tokens is TokenValues {
  return Object.entries(tokens).every(
    ([name, value]) =>
      Object.hasOwn(defaultTokens, name) && tokenProblem(name as TokenName, value) === null,
  );
}
