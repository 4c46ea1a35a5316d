import { allCalls, type CallName } from '../../src/api/calls/all-calls';
import { anyText, secretText, someText } from '../../src/api/wire/fields';
import { answerRule, ruleOf } from '../calls/forms';
import { carried, fieldOf, hasAny, list, object, type Rule, rule } from './rules';

const filled = ruleOf(someText);
const cache = new Map<CallName, Rule<unknown>>();

/** What the answer of a call has to be. Of users the totals may be missing (contract §2). */
export function shapeOf(name: CallName): Rule<unknown> {
  const totals = name === 'listUsers' ? 'optional' : 'required';
  const shape = cache.get(name) ?? answerRule(allCalls[name].answer, { totals });
  cache.set(name, shape);
  return shape;
}

/** The refusal of any call (specification §7, contract §1 "Errors"). */
export const refusalShape = object({ message: filled });

/** A write of roles, whose answer has a message (specification §7.3). */
export const messageShape = carried(object({ message: filled }), hasAny('message'));

/** The answer of SignalR's negotiation. */
export const negotiationShape = object({
  connectionId: ruleOf(secretText),
  availableTransports: list(object({ transport: filled, transferFormats: list(filled) })),
});

/** What is wrong with what was sent (wire §1, "422"). */
export const invalidShape = object({
  message: filled,
  code: rule<unknown>('invalid', (value) => value === 'invalid'),
  errors: list(object({ field: ruleOf(anyText), code: filled, message: filled })),
});

/** A field of a refusal, such as its code. */
export const codeOf = (body: unknown): string => String(fieldOf(body, 'code') ?? 'none');
