import type { Finding } from '../../../tools/visual/findings';
import { MODES } from '../../../tools/visual/modes';
import type { Results } from '../../../tools/visual/results';

/** What a run writes that looked at `ui-button` in three modes and found something. */
export function resultsWith(findings: readonly Finding[], other: Partial<Results> = {}): Results {
  return {
    date: '2026-11-30T20:00:00.000Z',
    before: 'main',
    after: 'the working tree',
    revision: '0'.repeat(40),
    only: [],
    modes: MODES.map(({ name }) => name),
    shard: null,
    stories: {
      'ui-button': { path: 'UI/Button', modes: ['light-1280', 'dark-1280', 'light-375'] },
      ...Object.fromEntries(
        findings
          .filter(({ id }) => id !== 'ui-button')
          .map(({ id, story }) => [id, { path: story, modes: [] }]),
      ),
    },
    findings,
    history: [],
    stale: [],
    ...other,
  };
}
