import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createCredentialsVault, VAULT_MS } from '../../src/hooks/auth/credentials-vault';

const CREDENTIALS = { email: 'maren@northwind.example', password: 'secret' };

describe('the vault (contract §4.1)', () => {
  it('is empty once it was read', () => {
    const clock = createManualClock(0);
    const vault = createCredentialsVault(clock);
    vault.put('twoFactor', CREDENTIALS);
    expect(vault.take('profile')).toBeNull();
    expect(vault.emailFor('twoFactor')).toBe(CREDENTIALS.email);
    expect(vault.take('twoFactor')).toEqual({ ...CREDENTIALS, until: VAULT_MS });
    expect(vault.emailFor('twoFactor')).toBeNull();
    expect(vault.take('twoFactor')).toBeNull();
  });

  it('is empty after five minutes, also when no timer ran in a sleep', () => {
    const clock = createManualClock(0);
    const vault = createCredentialsVault(clock);
    vault.put('profile', CREDENTIALS);
    clock.advance(VAULT_MS - 1);
    expect(vault.emailFor('profile')).toBe(CREDENTIALS.email);
    clock.advance(1);
    expect(vault.take('profile')).toBeNull();

    const asleep = { ...clock, now: () => now, setTimeout: () => 0 };
    let now = 0;
    const late = createCredentialsVault(asleep);
    late.put('profile', CREDENTIALS);
    now = VAULT_MS;
    expect(late.take('profile')).toBeNull();
  });

  it('waits five minutes for those that were put into it last', () => {
    const clock = createManualClock(0);
    const vault = createCredentialsVault(clock);
    vault.put('twoFactor', CREDENTIALS);
    clock.advance(4 * 60_000);
    vault.put('twoFactor', { ...CREDENTIALS, email: 'later@northwind.example' });
    clock.advance(5 * 60_000 - 1);
    expect(vault.emailFor('twoFactor')).toBe('later@northwind.example');
    clock.advance(1);
    expect(vault.emailFor('twoFactor')).toBeNull();
    expect(clock.pending).toBe(0);
  });

  it('knows an external login, which has no password', () => {
    const vault = createCredentialsVault(createManualClock(0));
    vault.put('profile', { ...CREDENTIALS, password: '' });
    expect(vault.hasPasswordFor('profile')).toBe(false);
    vault.put('profile', CREDENTIALS);
    expect(vault.hasPasswordFor('profile')).toBe(true);
    vault.clear();
    expect(vault.hasPasswordFor('profile')).toBe(true);
  });
});
