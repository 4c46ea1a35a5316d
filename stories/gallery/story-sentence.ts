import { BEYOND_THE_SPEC } from './beyond-spec';
import { SPEC_STATES } from './spec-states';

const sentences = new Map<string, string>();
for (const { reason, stories } of BEYOND_THE_SPEC) {
  for (const id of stories) sentences.set(id, reason);
}
for (const { number, states } of SPEC_STATES) {
  for (const { words, stories } of states) {
    // The first that it belongs to says it best.
    for (const id of stories) if (!sentences.has(id)) sentences.set(id, `§ ${number}: ${words}`);
  }
}

/** What the gallery says of a story: the sentence that it shows, or why it is there. */
export function storySentence(id: string): string | undefined {
  return sentences.get(id);
}
