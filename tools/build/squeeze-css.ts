import ts from 'typescript';

/** Sources whose templates of several lines are CSS and nothing else. */
export const STYLED_SOURCES = /[\\/]src[\\/](components|theme)[\\/].*\.tsx?$/;

/**
 * Takes comments and needless white space out of the CSS of a source: no minifier looks into a
 * template, and all of it would reach the visitor. As many lines follow a template as were taken from it, so that
 * source maps stay right.
 */
export function squeezeCss(source: string): string {
  if (!/`[^`]*\n/.test(source)) return source;
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const changes: [start: number, end: number, text: string][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTemplateLiteralToken(node)) {
      const start = node.getStart(file);
      const raw = source.slice(start, node.end);
      if (raw.includes('\n')) changes.push([start, node.end, squeeze(raw)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes.reduceRight(
    (text, [start, end, css]) => text.slice(0, start) + css + text.slice(end),
    source,
  );
}

/** One piece of a template with its first and last sign: a backtick, or a brace of what is put in. */
function squeeze(raw: string): string {
  const css = raw
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^`\s*\n\s*/, '`')
    .replace(/\s*\n\s*`$/, '`')
    .replace(/(?<!^)([{};,])\s*\n\s*/g, '$1')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!^)([:;,{}]) +/g, '$1')
    .replace(/ +\{/g, '{')
    .replace(/(?<=\S) > (?=\S)/g, '>')
    .replace(/;\}(?!$)/g, '}');
  const lines = raw.split('\n').length - css.split('\n').length;
  // Lines can be added only after the end of the template, and inside of `${…}`.
  return css.endsWith('`') || css.endsWith('${') ? css + '\n'.repeat(lines) : css;
}
