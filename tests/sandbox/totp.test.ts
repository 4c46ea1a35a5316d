import { describe, expect, it } from 'vitest';
import { createTotpSecret, isTotpCode, totpCode } from '../../src/sandbox/auth/totp';
import { DEMO_TOTP_SECRET } from '../../src/sandbox/world/accounts';

/** The ASCII secret of RFC 6238, appendix B, in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %i s', async (seconds, code) => {
    expect(await totpCode(RFC_SECRET, seconds * 1000, { digits: 8 })).toBe(code);
    expect(await totpCode(RFC_SECRET, seconds * 1000)).toBe(code.slice(2));
  });

  it('hold for one step before and after, not for two', async () => {
    const now = 1_111_111_109_000;
    for (const [drift, isGood] of [
      [-60_000, false],
      [-30_000, true],
      [0, true],
      [30_000, true],
      [60_000, false],
    ] as const) {
      const code = await totpCode(RFC_SECRET, now + drift);
      expect(await isTotpCode(RFC_SECRET, code, now), `${drift}`).toBe(isGood);
    }
  });

  it('take secrets in small letters and groups, and refuse what is not base32', async () => {
    const spaced = DEMO_TOTP_SECRET.toLowerCase().replace(/.{4}/g, '$& ');
    expect(await totpCode(spaced, 0)).toBe(await totpCode(DEMO_TOTP_SECRET, 0));
    await expect(totpCode('not base32!', 0)).rejects.toThrow(TypeError);
  });

  it('come from secrets of 160 bits that differ', () => {
    const secrets = [createTotpSecret(), createTotpSecret()];
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(secrets[0]).not.toBe(secrets[1]);
  });
});
