/** The few commands of W3C WebDriver that are needed, one call each. */
export interface Session {
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Sends a command below `/session/{id}`. */
  send<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result>;
}

interface Answer {
  readonly value: { readonly error?: string; readonly message?: string } | null;
}

/** A driver that has lost its browser answers nothing at all. */
const LONGEST_CALL_MS = 150_000;

async function call<Result>(
  method: string,
  address: string,
  body?: object,
  longest = LONGEST_CALL_MS,
): Promise<Result> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(longest),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value as Result;
}

const START_MS = 20_000;

/** Starts a browser by a driver that listens at an address. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId, capabilities: given } = await call<{
    sessionId: string;
    capabilities: Record<string, unknown>;
  }>('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } }, START_MS);
  return {
    capabilities: given,
    send: (method, path, body) =>
      call(
        method,
        `${driver}/session/${sessionId}${path}`,
        method === 'POST' ? (body ?? {}) : undefined,
      ),
  };
}

/** The keys that are no letters, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
};

/** The actions of one press: the modifiers go down before the key, and up after it. */
export function pressActions(key: string): object {
  const values = key.split('+').map((name) => KEYS[name] ?? name);
  return keyActions([
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]);
}

/** The actions of a text, letter by letter. */
export const typeActions = (text: string): object =>
  keyActions(
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  );

const keyActions = (actions: readonly object[]) => ({
  actions: [{ type: 'key', id: 'keyboard', actions }],
});

/** The actions of a click at a point of the viewport. */
export const clickActions = (x: number, y: number): object => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        {
          type: 'pointerMove',
          duration: 0,
          origin: 'viewport',
          x: Math.round(x),
          y: Math.round(y),
        },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});
