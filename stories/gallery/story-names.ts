import { useEffect, useState } from 'react';

/** A story as Storybook's index names it. */
export interface StoryName {
  readonly title: string;
  readonly name: string;
}

/** What Storybook serves, as far as it is read here. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, StoryName>>;
}

/** The stories that there are, by id; null until the index has come. */
export function useStoryNames(): Readonly<Record<string, StoryName>> | null {
  const [names, setNames] = useState<StoryIndex['entries'] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch('index.json', { signal: stop.signal })
      .then((answer) => answer.json() as Promise<StoryIndex>)
      .then(({ entries }) => setNames(entries))
      // Without names the ids have to do.
      .catch(() => {});
    return () => stop.abort();
  }, []);
  return names;
}

/** `Roles · Role card: System role`, or the id where the index does not know it. */
export function storyLabel(id: string, names: ReturnType<typeof useStoryNames>): string {
  const story = names?.[id];
  if (!story) return id;
  const [, ...path] = story.title.split('/');
  return `${path.join(' · ') || story.title}: ${story.name}`;
}
