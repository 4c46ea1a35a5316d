import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCEPTED_FILE, nameOf } from './accepted';
import type { Box } from './compare';
import { type Finding, isAccepted, pixelsOf } from './findings';
import { type Results, verdictOf } from './results';

/** The size of a detail, in pixels of the picture, and how much larger it is shown. */
const DETAIL = { width: 150, height: 60, margin: 12, zoom: 2.5 };

const SIDES = ['before', 'after', 'difference'] as const;

type PictureFinding = Extract<Finding, { kind: 'picture' }>;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The part around a difference; of a long one its beginning. */
function detailOf({ x, y, width, height }: Box): Box {
  const { margin } = DETAIL;
  return {
    x: Math.max(0, x - margin),
    y: Math.max(0, y - margin),
    width: Math.min(width + 2 * margin, DETAIL.width),
    height: Math.min(height + 2 * margin, DETAIL.height),
  };
}

/** What is as small as a border is shown larger, as a reader would miss it. */
function detail(finding: PictureFinding, file: string): string {
  const { zoom } = DETAIL;
  const { x, y, width, height } = detailOf(finding.box);
  const frame = `width:${width * zoom}px;height:${height * zoom}px`;
  const picture = `width:${finding.width * zoom}px;height:${finding.height * zoom}px;left:${-x * zoom}px;top:${-y * zoom}px`;
  return `<span class="detail" style="${frame}"><img src="${file}" alt="" loading="lazy" style="${picture}"></span>`;
}

/** The mode, what was found in it, and whether it is accepted. */
function heading(finding: Finding & { readonly mode: string }, found: string): string {
  const mark = isAccepted(finding) ? ' <mark>accepted</mark>' : '';
  return `<h3>${finding.mode} <small>${found}</small>${mark}</h3>`;
}

function pictures(finding: PictureFinding): string {
  const story = escapeHtml(finding.story);
  const { box } = finding;
  const figures = SIDES.map((side) => {
    const file = finding[side];
    return `<figure><figcaption>${side}</figcaption>${detail(finding, file)}<a href="${file}"><img src="${file}" width="${finding.width}" height="${finding.height}" alt="${story}, ${finding.mode}, ${side}" loading="lazy"></a></figure>`;
  });
  const where = `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  return `${heading(finding, `${pixelsOf(finding.pixels)} in ${where}`)}<div class="row">${figures.join('')}</div>`;
}

function lines(text: string): string {
  const kinds: Record<string, string> = { '+': 'came', '-': 'went' };
  return text
    .split('\n')
    .map((line) => {
      const kind = kinds[line[0] ?? ''];
      return kind ? `<span class="${kind}">${escapeHtml(line)}</span>` : escapeHtml(line);
    })
    .join('\n');
}

function partOf(finding: Finding): string {
  switch (finding.kind) {
    case 'picture':
      return pictures(finding);
    case 'tree':
      return `${heading(finding, 'accessibility tree')}<pre>${lines(finding.lines)}</pre>`;
    case 'broken': {
      const where = finding.side === 'both' ? 'before and after' : finding.side;
      return `${heading(finding, `could not be photographed ${where}`)}<pre>${escapeHtml(finding.problem)}</pre>`;
    }
    default:
      return `<p>This story is gone${isAccepted(finding) ? ', which is accepted' : ''}.</p>`;
  }
}

/** The findings of each story together, in the order in which the stories come. */
function byStory(findings: readonly Finding[]): [story: string, findings: Finding[]][] {
  const stories = new Map<string, Finding[]>();
  for (const finding of findings) {
    const known = stories.get(finding.story);
    if (known) known.push(finding);
    else stories.set(finding.story, [finding]);
  }
  return [...stories];
}

function section([story, findings]: [story: string, findings: Finding[]], at: number): string {
  const [name, ...path] = story.split('/').reverse();
  const place = path.reverse().map(escapeHtml).join(' / ');
  const parts = findings.map(partOf).join('\n');
  return `<section id="story-${at}"><h2><small>${place}</small>${escapeHtml(name ?? '')}</h2>${parts}</section>`;
}

function entry([story, findings]: [story: string, findings: Finding[]], at: number): string {
  const labels = findings.map((finding) => {
    const what =
      'mode' in finding ? `${finding.mode}${finding.kind === 'tree' ? ' tree' : ''}` : finding.kind;
    return isAccepted(finding) ? `${what} (accepted)` : what;
  });
  return `<li><a href="#story-${at}">${escapeHtml(story)}</a> <small>${labels.join(', ')}</small></li>`;
}

const STYLES = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8');

/** A list with a line for each text; '' without any. */
function listSection(
  title: string,
  sentence: string,
  items: readonly { readonly text: string; readonly note?: string }[],
): string {
  if (items.length === 0) return '';
  const lines = items.map(
    ({ text, note = '' }) => `<li>${escapeHtml(text)} <small>${escapeHtml(note)}</small></li>`,
  );
  return `<section><h2>${title} <small>${sentence}</small></h2><ul>${lines.join('\n')}</ul></section>`;
}

/** The report as one page that needs nothing but the pictures beside it. */
export function reportPage(results: Results): string {
  const { changes, accepted, failures, added, summary, status } = verdictOf(results);
  const stories = byStory([...changes, ...failures, ...accepted]);
  const facts = [
    ['Before', results.before],
    ['After', results.after],
    ['Taken', new Date(results.date).toUTCString()],
    ['Accepted', String(accepted.length)],
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(summary)}</title>
<style>
${STYLES}</style>
<header>
<h1 data-state="${status === 0 ? 'same' : 'changed'}">${summary}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('\n')}</dl>
</header>
${listSection(
  'Stale acceptances',
  `${ACCEPTED_FILE} has entries that accept nothing.`,
  results.stale.map(({ entry, why }) => ({ text: nameOf(entry), note: why })),
)}
${stories.length > 0 ? `<nav aria-label="Stories"><ol>${stories.map(entry).join('\n')}</ol></nav>` : ''}
<main>
${stories.map(section).join('\n')}
${listSection(
  'New stories',
  'They change nothing that was there.',
  added.map(({ story }) => ({ text: story })),
)}
</main>
</html>
`;
}
