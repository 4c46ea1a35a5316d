import { expect, it } from 'vitest';
import { storyPictures } from '../../.storybook/pictures/state-of';
import type { Finding } from '../../tools/visual/findings';

it('a story shows the worst of its last result', () => {
  const about = (id: string) => ({ id, story: id, mode: 'light-1280' });
  const tree = (id: string, isAccepted: boolean): Finding => ({
    ...about(id),
    kind: 'tree',
    hash: '',
    lines: '',
    isAccepted,
  });
  const findings: Finding[] = [
    tree('accepted', true),
    tree('changed', true),
    tree('changed', false),
    tree('failed', false),
    { ...about('failed'), kind: 'broken', side: 'before', problem: 'no' },
    { id: 'new', story: 'new', kind: 'new' },
  ];
  const ids = ['same', 'accepted', 'changed', 'failed', 'new'];
  const stories = Object.fromEntries(ids.map((id) => [id, { path: id, modes: ['light-1280'] }]));
  const shown = storyPictures({ stories, findings });
  expect(Object.fromEntries([...shown].map(([id, { state }]) => [id, state]))).toEqual(
    Object.fromEntries(ids.map((id) => [id, id])),
  );
  expect(shown.get('changed')?.found).toEqual([
    { mode: 'light-1280', text: 'accessibility tree, accepted' },
    { mode: 'light-1280', text: 'accessibility tree' },
  ]);
});
