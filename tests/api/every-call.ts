import { allCalls, type CallName, type KnownCall } from '../../src/api/calls/all-calls';
import { sampleOf } from '../../tools/calls/forms';

export type { CallName };

/** A call as the pages write it, with a good answer: undefined for a write that needs none. */
export interface Call extends Pick<KnownCall, 'run'> {
  readonly request: string;
  readonly body: unknown;
  readonly answer: unknown;
}

function callOf({ run, answer, example: [, request, body] }: KnownCall): Call {
  return { run, request, body, answer: answer.form === 'message' ? undefined : sampleOf(answer) };
}

export const CALL_NAMES = Object.keys(allCalls) as CallName[];

/** Every declared call. */
export const CALLS = Object.fromEntries(
  CALL_NAMES.map((name) => [name, callOf(allCalls[name])]),
) as Readonly<Record<CallName, Call>>;

/** Calls whose answer has to be of a shape. */
export const NEEDS_ANSWER = CALL_NAMES.filter((name) => CALLS[name].answer !== undefined);
