import * as v from 'valibot';
import { readAmount } from '../text/typed-amount';

/**
 * An amount as it is typed on a page in a language, in minor units. What is `unreadable` is explained
 * by its field.
 */
export const amount = (currency: string, locale: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => readAmount(text, currency, locale)),
    v.check(({ problem }) => problem !== 'required', 'amountRequired'),
    v.check(({ problem }) => problem === undefined, 'unreadable'),
    v.transform(({ amount: read = 0 }) => read),
  );
