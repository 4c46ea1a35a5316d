import { listPreferences, setPreference } from '../../../src/api/calls/preferences';
import { PREFERENCE_MAX_BYTES, preferenceOf } from '../../../src/domain/preferences/preferences';
import { skipIfLeftOut } from '../optional-calls';
import { shapeOf } from '../shapes';
import { ANY_REFUSAL, type Suite } from '../suite';

const BASIS = 'contract §4.26';

/** What is kept for the user (contract §4.26). */
export async function checkPreferences(suite: Suite): Promise<void> {
  await suite.check('listPreferences', 'answers what is kept', async (check) => {
    const answer = await suite.own.call(listPreferences);
    skipIfLeftOut(check, 'listPreferences', answer);
    suite.seen.add('listPreferences');
    check.good(answer, shapeOf('listPreferences'), BASIS);
  });
}

/** Keeps a value, replaces it and forgets it. */
export async function checkPreferenceWrites(suite: Suite): Promise<void> {
  const { own } = suite;
  const key = `conformance.${suite.mark}`;
  const set = (value: unknown) => own.call((client) => setPreference(client, { key, value }));
  const kept = async () => preferenceOf((await own.call(listPreferences)).value ?? {}, key);

  await suite.check('setPreference', 'keeps a value, replaces it and forgets it', async (check) => {
    const values = [{ columns: ['näme', 'state'], isDense: true }, 'another', null];
    for (const value of values) {
      const answer = await set(value);
      skipIfLeftOut(check, 'setPreference', answer);
      if (!check.good(answer, null, BASIS)) return;
      const now = await kept();
      const isKept = JSON.stringify(now) === JSON.stringify(value ?? undefined);
      check.expect(isKept, 'listPreferences value', JSON.stringify(value), now, BASIS);
    }
  });

  await suite.check('setPreference', 'refuses half a character', async (check) => {
    for (const text of ['a\ud800', 'a\0']) {
      const answer = await set({ text });
      skipIfLeftOut(check, 'setPreference', answer);
      check.refused(answer, ANY_REFUSAL, 'SECURITY.md');
      if (answer.status < 300) await set(null);
    }
  });

  await suite.check('setPreference', 'refuses a value that is too long', async (check) => {
    const answer = await set('x'.repeat(PREFERENCE_MAX_BYTES));
    skipIfLeftOut(check, 'setPreference', answer);
    check.refused(answer, ANY_REFUSAL, BASIS);
    if (answer.status < 300) await set(null);
  });
}
