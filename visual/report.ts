/** What became of one picture or one accessibility tree. */
export type Finding =
  | {
      readonly kind: 'picture';
      readonly story: string;
      readonly mode: string;
      readonly pixels: number;
      /** Files beside the report. */
      readonly before: string;
      readonly after: string;
      readonly difference: string;
    }
  | { readonly kind: 'tree'; readonly story: string; readonly lines: string }
  | { readonly kind: 'gone' | 'new'; readonly story: string };

/** A change that a reviewer has to accept; a story that is new changes nothing that was there. */
export function isChange(finding: Finding): boolean {
  return finding.kind !== 'new';
}

/** How many differences, in words. */
export function countOf(changes: number): string {
  if (changes === 0) return 'No difference';
  return changes === 1 ? '1 difference' : `${changes} differences`;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function section(finding: Finding): string {
  const story = escapeHtml(finding.story);
  switch (finding.kind) {
    case 'picture': {
      const picture = (file: string, title: string) =>
        `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${story}, ${title}" loading="lazy"></a></figure>`;
      return `<section><h2>${story} <small>${finding.mode} · ${finding.pixels} pixels</small></h2><div class="row">${picture(finding.before, 'before')}${picture(finding.after, 'after')}${picture(finding.difference, 'difference')}</div></section>`;
    }
    case 'tree':
      return `<section><h2>${story} <small>accessibility tree</small></h2><pre>${escapeHtml(finding.lines)}</pre></section>`;
    default:
      return `<section><h2>${story} <small>${finding.kind}</small></h2></section>`;
  }
}

/** The report as one page that needs nothing but the pictures beside it. */
export function reportPage(
  findings: readonly Finding[],
  { before, after, pictures }: { before: string; after: string; pictures: number },
): string {
  const changes = findings.filter(isChange);
  const rest = findings.filter((finding) => !isChange(finding));
  const summary = `${countOf(changes.length)} in ${pictures} pictures.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual report</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 32px auto; padding: 0 16px; max-inline-size: 1400px; }
  h1 { font-size: 24px; } h2 { font-size: 16px; } small { font-weight: 400; opacity: 0.7; }
  section { border-block-start: 1px solid #8884; padding-block: 16px; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
  figure { margin: 0; } img { inline-size: 100%; border: 1px solid #8884; background: #8882; }
  pre { overflow: auto; padding: 12px; background: #8881; }
</style>
<h1>Visual report</h1>
<p>Before: ${escapeHtml(before)}<br>After: ${escapeHtml(after)}</p>
<p><strong>${summary}</strong>${rest.length > 0 ? ` ${rest.length} new stories.` : ''}</p>
${[...changes, ...rest].map(section).join('\n')}
</html>
`;
}
