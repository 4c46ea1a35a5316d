import { beforeEach, describe, expect, it } from 'vitest';
import { createTabDrafts, type TabDrafts, type Typist } from '../../src/hooks/auth/tab-drafts';
import { createMemoryArea } from '../../src/platform/key-value-area';
import { typedMemoryOf } from '../../src/platform/typed-memory';

const here = (email: string): Typist => ({ status: 'here', email });
const ADA = here('ada@plinth.example');
const FORTY = { emails: 'forty addresses' };
const GRACE = here('grace@plinth.example');

describe('what was typed when a session ended (contract §4.32)', () => {
  let now: Typist;
  let drafts: TabDrafts;
  /** Opens a form as Ada, types, and lets the session end in this way. */
  function endWith(status: 'away' | 'none'): void {
    const release = drafts.hold('invite', () => FORTY);
    now = { status };
    release();
  }
  beforeEach(() => {
    now = ADA;
    drafts = createTabDrafts(() => now);
  });

  it('is there for the same person, until the form is closed', () => {
    endWith('away');
    expect(drafts.read('invite')).toBeUndefined();
    now = ADA;
    expect([drafts.isAny(), drafts.read('invite')]).toEqual([true, FORTY]);
    drafts.hold('invite', () => FORTY)();
    expect([drafts.isAny(), drafts.read('invite')]).toEqual([false, undefined]);
  });

  it('is nothing to another person, and gone then', () => {
    endWith('away');
    now = GRACE;
    expect(drafts.read('invite')).toBeUndefined();
    now = ADA;
    expect([drafts.isAny(), drafts.read('invite')]).toEqual([false, undefined]);
  });

  it('goes with a sign-out, and is not kept of an impersonation', () => {
    endWith('none');
    now = ADA;
    expect(drafts.isAny()).toBe(false);
    now = { status: 'none' };
    const release = drafts.hold('invite', () => ({ emails: 'typed as somebody else' }));
    now = { status: 'away' };
    release();
    now = ADA;
    expect(drafts.isAny()).toBe(false);
  });

  it('a half-typed payment survives a reload, for the same person alone', () => {
    drafts.hold('payment:st-1', () => ({ amount: '12.50', paidOn: null }));
    drafts.hold('payment:st-2', () => ({ amount: '7.00' }))();
    drafts.hold('payment:st-3', () => undefined);
    drafts.hold('invite', () => FORTY);
    const left = drafts.toKeep();
    const memory = typedMemoryOf({ tabArea: createMemoryArea()() });
    if (left) memory.set(left);
    const typed = memory.get();
    expect(typed).toEqual({
      email: 'ada@plinth.example',
      forms: { 'payment:st-1': { amount: '12.50', paidOn: null } },
    });
    // The page is there again, and asks whose session it is.
    now = { status: 'away' };
    const again = createTabDrafts(() => now, typed);
    expect(again.read('payment:st-1')).toBeUndefined();
    expect(again.toKeep()).toEqual(typed);
    now = ADA;
    expect(again.read('payment:st-1')).toEqual({ amount: '12.50', paidOn: null });
    now = GRACE;
    expect(again.read('payment:st-1')).toBeUndefined();
    expect(again.toKeep()).toBeNull();
  });

  it('is nothing of a form that was empty', () => {
    const release = drafts.hold('invite', () => undefined);
    now = { status: 'away' };
    release();
    now = ADA;
    expect(drafts.isAny()).toBe(false);
  });
});
