import { describe, expect, it } from 'vitest';
import {
  apiHeaders,
  assetHeaders,
  contentSecurityPolicy,
  createNonce,
  developmentPolicy,
  htmlHeaders,
} from '../../server/security-headers';

const http = new URL('http://localhost:4300');
const https = new URL('https://portal.example');

describe('contentSecurityPolicy', () => {
  it('is the policy of the catalogue to the letter', () => {
    expect(contentSecurityPolicy(https, 'N')).toBe(
      "default-src 'none'; script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'nonce-N'; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self' wss://portal.example; " +
        "worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
        "object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        'trusted-types portal-worker; report-to csp',
    );
  });

  it('names the plain socket of the own origin over http', () => {
    expect(contentSecurityPolicy(http, 'N')).toContain("connect-src 'self' ws://localhost:4300;");
  });

  it('stays strict about scripts in development', () => {
    const policy = developmentPolicy(http, 'N');
    expect(policy).toContain("script-src 'nonce-N' 'strict-dynamic';");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).not.toContain('require-trusted-types-for');
  });
});

describe('createNonce', () => {
  it('never gives the same one twice, and nothing that breaks out of a header or attribute', () => {
    const nonces = new Set(Array.from({ length: 1000 }, createNonce));
    expect(nonces.size).toBe(1000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });
});

describe('the headers', () => {
  it('of a page over http', () => {
    expect(htmlHeaders(http, 'POLICY')).toEqual({
      'Content-Security-Policy': 'POLICY',
      'Reporting-Endpoints': 'csp="/__csp-reports"',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), publickey-credentials-get=(self)',
    });
  });

  it('of the API over http', () => {
    expect(apiHeaders(http)).toEqual({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });

  it('of static files with and without a hash in their name', () => {
    expect(assetHeaders(http, true)).toEqual({
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(assetHeaders(http, false)['Cache-Control']).toBe('no-cache');
  });

  it.each([htmlHeaders(https, ''), apiHeaders(https), assetHeaders(https, true)])(
    'carry HSTS over https',
    (headers) => {
      expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
    },
  );
});
