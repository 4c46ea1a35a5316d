import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createPortalServer, type PortalServerOptions } from '../../server/portal-server';
import { createSandbox } from '../../src/sandbox/create-sandbox';

export const ASSET = '/assets/index-B1x9aQ2c.js';
export const ASSET_TEXT = `console.log('portal');\n${'// padding\n'.repeat(200)}`;

const PAGE = `<!doctype html><html lang="en"><head><title>Portal</title>
<meta property="csp-nonce" content="__CSP_NONCE__" nonce="__CSP_NONCE__">
<script type="module" nonce="__CSP_NONCE__" src="${ASSET}"></script>
</head><body><div id="root"></div>${'<!-- padding -->'.repeat(50)}</body></html>`;

/** A folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A tiny built portal, with things beside and in it that nobody may get at. */
export function portalFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-portal-'));
  const portal = join(folder, 'portal');
  mkdirSync(join(portal, 'assets'), { recursive: true });
  mkdirSync(join(portal, '.vite'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(portal, 'index.html'), PAGE);
  writeFileSync(join(portal, ASSET), ASSET_TEXT);
  writeFileSync(join(portal, 'session-timer.worker.js'), 'postMessage(0);');
  writeFileSync(join(portal, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(portal, '.vite', 'manifest.json'), '{"secret": true}');
  symlinkSync(join(folder, 'secret.txt'), join(portal, 'link.txt'));
  return { portal, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The same, going away with the test. */
export function temporaryPortal(): string {
  const { portal, remove } = portalFolder();
  onTestFinished(remove);
  return portal;
}

/** The cookies of one browser. */
export function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    clear: () => cookies.clear(),
  };
}

/** A portal server on a free port that ends with the test. */
export async function startPortal(options: Partial<PortalServerOptions> = {}) {
  const sandbox = options.sandbox ?? createSandbox();
  const portalDir = options.portalDir ?? temporaryPortal();
  const server = await createPortalServer({ port: 0, ...options, sandbox, portalDir });
  onTestFinished(() => server.close());
  return { ...server, sandbox };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Sends the body in pieces, without telling its length first. */
  readonly chunked?: boolean;
}

/** What a browser sends when it goes to a page. */
export const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
};

/** One raw HTTP request: the path goes out as it is written, the body comes in as it was sent. */
export function ask(url: string, path: string, options: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, chunked = false } = options;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode = 0 } = incoming;
        resolve({
          status: statusCode,
          headers: incoming.headers,
          body: whole,
          text: whole.toString('utf8'),
        });
      });
    });
    if (body !== undefined && chunked) outgoing.write(body);
    outgoing.end(chunked ? undefined : body);
  });
}

/** Posts an object as JSON. */
export function post(url: string, path: string, value: unknown, headers: Ask['headers'] = {}) {
  return ask(url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
}

/** The cookie pair that an answer sets, as a browser sends it back. */
export function cookieOf(answer: Answer): string {
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

/** Signs in with the first demo account, or another one; answers the cookie and CSRF token. */
export async function signIn(
  url: string,
  account: { email: string; password: string },
): Promise<{ cookie: string; csrfToken: string }> {
  const answer = await post(url, '/app/login', {
    email: account.email,
    password: account.password,
  });
  const { csrfToken } = JSON.parse(answer.text) as { csrfToken: string };
  return { cookie: cookieOf(answer), csrfToken };
}
