import { NOTHING_HERE } from '../../src/sandbox/create-sandbox';

/** Finds the calls of a story that nobody answers: they fail it. */
export interface CallGuard {
  /** A call that no handler took. Files of the workbench itself are let pass. */
  unhandled(request: Request): void;
  /** An answer of the sandbox: one that says it does not know the call counts as unhandled. */
  answered(request: Request, response: Response): Promise<void>;
  /** Forgets what was found; before each story. */
  reset(): void;
  /** @throws Error that names every call without an answer. */
  check(): void;
}

/** Makes a guard for pages of one origin. */
export function createCallGuard(origin: string): CallGuard {
  let found: string[] = [];
  const note = ({ method, url }: Request) => {
    found.push(`${method} ${url}`);
  };
  return {
    unhandled(request) {
      const url = new URL(request.url);
      const isOwnFile = url.origin === origin && !url.pathname.startsWith('/app/');
      if (!isOwnFile && /^https?:$/.test(url.protocol)) note(request);
    },
    async answered(request, response) {
      if (response.status !== 404) return;
      const body: unknown = await response.json().catch(() => null);
      if ((body as { message?: unknown } | null)?.message === NOTHING_HERE) note(request);
    },
    reset() {
      found = [];
    },
    check() {
      if (found.length === 0) return;
      throw new Error(`This story makes calls that nobody answers:\n${found.join('\n')}`);
    },
  };
}
