import { randomBytes } from 'node:crypto';
import { DESK_CSS_PATH, DESK_FONT_PATH } from '../src/sandbox/desk/desk-page';

/** Where browsers report violations of the policy to. */
export const REPORT_PATH = '/__csp-reports';

/** A fresh nonce: 128 random bits. One for each HTML answer, never used twice. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The own origin's sockets by name: in some browsers 'self' does not include `ws:`. */
function socketOrigin(origin: URL): string {
  return `${origin.protocol === 'https:' ? 'wss:' : 'ws:'}//${origin.host}`;
}

/** Who may put a page into a frame: nobody, unless the portal's settings name them (docs/frame.md). */
function frameAncestors(framers: readonly string[]): string {
  return `frame-ancestors ${framers.length === 0 ? "'none'" : framers.join(' ')}`;
}

/** The policy of a page: of an origin, with a nonce, and with the origins that may frame it. */
export type PagePolicy = (origin: URL, nonce: string, framers?: readonly string[]) => string;

/** The strict policy of the portal (contract §4.18): nothing inline but with this nonce, no `eval`. */
export const contentSecurityPolicy: PagePolicy = (origin, nonce, framers = []) => {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin(origin)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    frameAncestors(framers),
    "require-trusted-types-for 'script'",
    'trusted-types portal-worker',
    'report-to csp',
  ].join('; ');
};

/**
 * The policy of `npm run dev`, looser in two points: Vite's error overlay writes HTML, hence no
 * Trusted Types, and it styles itself inline.
 */
export const developmentPolicy: PagePolicy = (origin, nonce, framers = []) => {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${socketOrigin(origin)}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    frameAncestors(framers),
  ].join('; ');
};

const PERMISSIONS = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'clipboard-write=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

type HeaderTable = Record<string, string>;

/** What every answer carries. HSTS would be ignored over http, and lock out a later http server. */
function commonHeaders(origin: URL | null): HeaderTable {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(origin?.protocol === 'https:' && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Headers of an HTML answer under the given policy. */
export function htmlHeaders(origin: URL, policy: string): HeaderTable {
  return {
    ...commonHeaders(origin),
    'Content-Security-Policy': policy,
    'Reporting-Endpoints': `csp="${REPORT_PATH}"`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cache-Control': 'no-store',
  };
}

/** Headers of an answer of the API, or of a plain sentence: never stored, and inert as a page. */
export function apiHeaders(origin: URL | null): HeaderTable {
  return {
    ...commonHeaders(origin),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  };
}

/** Headers of the sandbox's own pages: nothing but its stylesheet, its font, forms and inline pictures. */
export function deskHeaders(origin: URL): HeaderTable {
  const style = `${origin.origin}${DESK_CSS_PATH}`;
  const font = `${origin.origin}${DESK_FONT_PATH}`;
  return {
    ...apiHeaders(origin),
    'Content-Security-Policy': `default-src 'none'; style-src ${style}; font-src ${font}; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Headers of a static file. One with a hash in its name never changes; any other is asked for again
 * and answered by its ETag.
 */
export function assetHeaders(origin: URL, isHashed: boolean): HeaderTable {
  return {
    ...commonHeaders(origin),
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
