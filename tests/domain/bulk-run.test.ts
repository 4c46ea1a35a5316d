import { describe, expect, it } from 'vitest';
import {
  type BulkRun,
  beginBulkRun,
  bulkTransition,
} from '../../src/domain/subscriptions/bulk-run';

const preview = { previewId: 'pv', currency: 'EUR', total: 100 };
const failure = { kind: 'server' } as const;
const failed = { status: 'failed', failure, preview: null } as const;
const ids = (effects: readonly { readonly id: string }[]) => effects.map(({ id }) => id);

describe('a run', () => {
  it('has three calls under way at a time, and begins one for each that ends', () => {
    const begun = beginBulkRun(['a', 'b', 'c', 'd', 'e']);
    expect(ids(begun.effects)).toEqual(['a', 'b', 'c']);
    const next = bulkTransition(begun.run, {
      type: 'PREVIEWED',
      id: 'b',
      step: { status: 'ready', preview },
    });
    expect(ids(next.effects)).toEqual(['d']);
    const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id, status: 'ready', preview }) as const);
    const sending = bulkTransition({ phase: 'reviewed', entries }, { type: 'CONFIRM' });
    expect(ids(sending.effects)).toEqual(['a', 'b', 'c']);
  });

  it.each(['ended', 'reviewed'] as const)(
    'that is %s previews again what has no price, before anything is sent',
    (phase) => {
      const run: BulkRun = {
        phase,
        entries: [
          { id: 'a', ...failed },
          { id: 'b', status: 'ready', preview },
          { id: 'c', status: 'refused', message: 'No' },
        ],
      };
      const again = bulkTransition(run, { type: 'RETRY' });
      expect(again.run.phase).toBe('previewing');
      expect(again.effects).toEqual([{ type: 'preview', id: 'a' }]);
    },
  );

  it('is not tried again while it is under way', () => {
    const { run } = beginBulkRun(['a']);
    expect(bulkTransition(run, { type: 'RETRY' })).toEqual({ run, effects: [] });
    const running: BulkRun = {
      phase: 'running',
      entries: [
        { id: 'a', ...failed },
        { id: 'b', status: 'sending', preview },
      ],
    };
    expect(bulkTransition(running, { type: 'RETRY' })).toEqual({ run: running, effects: [] });
  });
});
