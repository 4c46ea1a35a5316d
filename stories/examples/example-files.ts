/** A project under `examples/`, as it is in the package. */
export interface Example {
  /** The name of its folder. */
  readonly name: string;
  /** The first line of its README. */
  readonly title: string;
  /** What it shows: the first paragraph of its README, without the marks. */
  readonly text: string;
  /** The text of each file, by its path. */
  readonly files: Readonly<Record<string, string>>;
}

const PATH = /^\/examples\/([^/]+)\/(.+)$/;

/** Every example, of the files that are given by their path. */
export function examplesOf(texts: Readonly<Record<string, string>>): readonly Example[] {
  const files = new Map<string, Record<string, string>>();
  for (const [place, text] of Object.entries(texts)) {
    const [, name = '', path = ''] = PATH.exec(place) ?? [];
    files.set(name, { ...files.get(name), [path]: text });
  }
  return [...files].map(([name, own]) => {
    const [heading = '', , paragraph = ''] = (own['README.md'] ?? '').split('\n');
    const [shows = ''] = paragraph.split(' In the repository');
    const text = shows.replace(/`|\[([^\]]+)\]\([^)]+\)/g, '$1');
    return { name, title: heading.replace(/^# /, ''), text, files: own };
  });
}
