import { type Finding, isAccepted, isChange, labelOf } from '../../tools/visual/findings';
import type { Results } from '../../tools/visual/results';

/** The result of a story when its pictures were last compared. */
export type PictureState = 'same' | 'new' | 'accepted' | 'changed' | 'failed';

/** The last result of a story. */
export interface StoryPictures {
  readonly state: PictureState;
  /** How many pictures were compared. */
  readonly compared: number;
  readonly found: readonly { readonly mode: string; readonly text: string }[];
}

function stateOf(findings: readonly Finding[]): PictureState {
  if (findings.some(({ kind }) => kind === 'broken')) return 'failed';
  if (findings.some(({ kind }) => kind === 'new')) return 'new';
  if (findings.some(isChange)) return 'changed';
  return findings.some(isAccepted) ? 'accepted' : 'same';
}

/** The last results by the ids of stories; a story that was not looked at has none. */
export function storyPictures(
  results: Pick<Results, 'stories' | 'findings'>,
): ReadonlyMap<string, StoryPictures> {
  const byStory = new Map<string, Finding[]>();
  for (const finding of results.findings) {
    byStory.set(finding.id, [...(byStory.get(finding.id) ?? []), finding]);
  }
  return new Map(
    Object.entries(results.stories).map(([id, { modes }]) => {
      const findings = byStory.get(id) ?? [];
      const found = findings.flatMap((finding) => {
        if (!('mode' in finding)) return [];
        const mark = isAccepted(finding) ? ', accepted' : '';
        return { mode: finding.mode, text: `${labelOf(finding)}${mark}` };
      });
      return [id, { state: stateOf(findings), compared: modes.length, found }];
    }),
  );
}
