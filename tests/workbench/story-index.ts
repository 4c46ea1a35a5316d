import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story as its file says. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  /** Whether it exists only as a test: it is no entry of the sidebar. */
  readonly isTest: boolean;
  /** Whether a sentence of its own stands over it in its file. */
  readonly isDescribed: boolean;
}

/** The ids of all stories, read from their files as Storybook reads them. */
export async function readStories(folder = 'stories'): Promise<readonly IndexedStory[]> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith('.stories.tsx'))
      .map(async (name) => {
        const code = await readFile(join(folder, name), 'utf8');
        const csf = loadCsf(code, {
          fileName: name,
          makeTitle: (title) => title ?? name,
        }).parse();
        return csf.indexInputs.map(({ __id: id = '', title = '', exportName, tags = [] }) => ({
          id,
          title,
          isTest: tags.includes('!dev'),
          isDescribed: new RegExp(`\\*/\\nexport const ${exportName}\\b`).test(code),
        }));
      }),
  );
  return found.flat();
}
