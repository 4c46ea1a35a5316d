import { ACCEPTED_FILE, nameOf } from './accepted';
import { type Finding, isAccepted, labelOf } from './findings';
import { type Results, verdictOf } from './results';

/** How many changes a comment shows, and how many stale acceptances. */
const SHOWN = 20;

/** The longest text of a finding, in letters: a host of pull requests cuts long comments off. */
const LONGEST = 200;

/**
 * Text that no reader of Markdown or HTML takes for markup, a mention or a link: every sign is a
 * number, and nothing follows @ and # directly.
 */
function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, (sign) => {
      const code = `&#${sign.codePointAt(0)};`;
      return sign === '@' || sign === '#' ? `${code}<!-- -->` : code;
    });
}

function row(finding: Finding, address: (file: string) => string): string {
  const mode = 'mode' in finding ? `, ${finding.mode}` : '';
  const open = finding.kind === 'broken' ? '**to mend**' : '**to accept**';
  const verdict = isAccepted(finding) ? 'accepted' : open;
  const name = `${plain(`${finding.story}${mode}`)}<br>${plain(labelOf(finding))}, ${verdict}`;
  if (finding.kind !== 'picture') return `| ${name} | | |`;
  const pictures = (['before', 'after'] as const).map((side) => {
    const file = address(finding[side]);
    return `<a href="${file}"><img src="${file}" width="320" alt="${side}"></a>`;
  });
  return `| ${name} | ${pictures.join(' | ')} |`;
}

/** The comment of a pull request, as Markdown. The first line is for who looks for it again. */
export function commentOf(results: Results, pages: string): string {
  const { changes, accepted, failures, added, pictures, summary } = verdictOf(results);
  const base = pages === '' || pages.endsWith('/') ? pages : `${pages}/`;
  const address = (file: string) => `${base}${encodeURIComponent(file)}`;
  const shown = [...changes, ...failures, ...accepted];
  const counts = [
    ['To accept', changes.length],
    ['Accepted', accepted.length],
    ['Stale', results.stale.length],
    ['Not compared', failures.length],
    ['New stories', added.length],
    ['Pictures', pictures],
  ];
  const more = (amount: number) =>
    amount > SHOWN ? [`${amount - SHOWN} more are in the report.`, ''] : [];
  return [
    '<!-- plinth-visual -->',
    `### Pictures: ${summary}`,
    '',
    `| ${counts.map(([name]) => name).join(' | ')} |`,
    `|${' --: |'.repeat(counts.length)}`,
    `| ${counts.map(([, count]) => count).join(' | ')} |`,
    '',
    `[The report](${address('index.html')}): ${plain(results.after)}, against ${plain(results.before)}.`,
    '',
    ...(changes.length + results.stale.length > 0
      ? [
          `When this is what you want: download the report, run \`npm run visual -- --merge <its folder> --accept\`, and commit \`${ACCEPTED_FILE}\`.`,
          '',
        ]
      : []),
    ...(shown.length > 0
      ? [
          '| Change | Before | After |',
          '| --- | --- | --- |',
          ...shown.slice(0, SHOWN).map((finding) => row(finding, address)),
          '',
          ...more(shown.length),
        ]
      : []),
    ...(results.stale.length > 0
      ? [
          'Acceptances that accept nothing:',
          '',
          ...results.stale
            .slice(0, SHOWN)
            .map(({ entry, why }) => `- ${plain(nameOf(entry))}: ${plain(why)}`),
          '',
          ...more(results.stale.length),
        ]
      : []),
  ].join('\n');
}
