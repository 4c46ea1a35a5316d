import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from './compare';
import { countOf, type Finding, isChange, pixelsOf } from './findings';

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

function pictures(finding: PictureFinding): string {
  const story = escapeHtml(finding.story);
  const { box } = finding;
  const figures = SIDES.map((side) => {
    const file = finding[side];
    return `<figure><figcaption>${side}</figcaption>${detail(finding, file)}<a href="${file}"><img src="${file}" width="${finding.width}" height="${finding.height}" alt="${story}, ${finding.mode}, ${side}" loading="lazy"></a></figure>`;
  });
  const where = `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  return `<h3>${finding.mode} <small>${pixelsOf(finding.pixels)} in ${where}</small></h3><div class="row">${figures.join('')}</div>`;
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
      return `<h3>${finding.mode} <small>accessibility tree</small></h3><pre>${lines(finding.lines)}</pre>`;
    case 'broken': {
      const where = finding.side === 'both' ? 'before and after' : finding.side;
      return `<h3>${finding.mode} <small>could not be photographed ${where}</small></h3><pre>${escapeHtml(finding.problem)}</pre>`;
    }
    case 'gone':
      return '<p>This story is gone.</p>';
    default:
      return '<p>This story is new.</p>';
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
  const labels = findings.map((finding) =>
    'mode' in finding ? `${finding.mode}${finding.kind === 'tree' ? ' tree' : ''}` : finding.kind,
  );
  return `<li><a href="#story-${at}">${escapeHtml(story)}</a> <small>${labels.join(', ')}</small></li>`;
}

const STYLES = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8');

/** The report as one page that needs nothing but the pictures beside it. */
export function reportPage(
  findings: readonly Finding[],
  { before, after, pictures: amount }: { before: string; after: string; pictures: number },
): string {
  const changes = findings.filter(isChange);
  const rest = findings.filter((finding) => !isChange(finding));
  const stories = byStory([...changes, ...rest]);
  const added = rest.filter(({ kind }) => kind === 'new').length;
  const summary = `${countOf(changes.length)} in ${amount} pictures.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(summary)}</title>
<style>
${STYLES}</style>
<header>
<h1 data-state="${changes.length > 0 ? 'changed' : 'same'}">${summary}</h1>
<dl><dt>Before</dt><dd>${escapeHtml(before)}</dd><dt>After</dt><dd>${escapeHtml(after)}</dd></dl>
${added > 0 ? `<p>New stories: ${added}. They change nothing that was there.</p>` : ''}
</header>
${stories.length > 0 ? `<nav aria-label="Stories"><ol>${stories.map(entry).join('\n')}</ol></nav>` : ''}
<main>
${stories.map(section).join('\n')}
</main>
</html>
`;
}
