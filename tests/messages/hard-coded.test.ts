import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../tools/source/files';
import { parseSource, visitNodes } from '../../tools/source/syntax';

/**
 * No sentence is written where no translation reaches it: in the text of an element, or in an
 * attribute or property that a reader sees or hears.
 */
/** Attributes and properties that end before somebody's eyes or ears. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|placeholder|title|label|text|description|errorText|errorMessage|helpText|intro|disabledReason|confirmLabel|cancelLabel|emptyText|confirmBtnText|notice|noticeText|heading|caption|tooltip|message)$/;

const hasWord = (text: string) => /\p{L}{2,}/u.test(text);

/** The literals that an expression may turn out to be. */
function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isJsxExpression(node)) return node.expression ? literalsOf(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    const isChoice = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isChoice
      ? literalsOf(node.right)
      : /^(\|\||\?\?|\+)$/.test(node.operatorToken.getText())
        ? [...literalsOf(node.left), ...literalsOf(node.right)]
        : [];
  }
  return [];
}

/** What a file says without a catalogue. */
function hardCoded(file: string, text: string): string[] {
  const source = parseSource(file, text);
  const found: string[] = [];
  const report = (node: ts.Node, texts: readonly string[]) => {
    for (const said of texts.filter(hasWord)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${said.trim()}`);
    }
  };
  visitNodes(source, (node) => {
    if (ts.isJsxText(node)) report(node, [node.text]);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      report(node, literalsOf(node));
    } else if (ts.isJsxAttribute(node) && node.initializer && SPOKEN.test(node.name.getText())) {
      report(node, literalsOf(node.initializer));
    } else if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      SPOKEN.test(node.name.text)
    ) {
      // One word that begins small is the key of a sentence.
      report(
        node,
        literalsOf(node.initializer).filter((said) => !/^[a-z]\w*$/.test(said)),
      );
    }
  });
  return found;
}

/** Names of brands and languages: the same in every language. */
const NAMES = new Set(['Google', 'Microsoft', 'Plinth']);

describe('sentences', () => {
  it('are found where they are hard-coded', () => {
    const bad = `
      const a = <p title={isOn ? 'Switched on' : t('off')}>Hello there {name && 'again'}</p>;
      const b = { title: \`Delete \${name}\`, type: 'danger', text: t('x') };
      const c = <IconButton label="Close" data-slot="close" variant="ghost">{'·'} {t('ok')}</IconButton>;`;
    expect(hardCoded('bad.tsx', bad).map((one) => one.replace(/^\S+ /, ''))).toEqual([
      'Switched on',
      'Hello there',
      'again',
      'Delete',
      'Close',
    ]);
  });

  it.each(['components', 'app'])('come from a catalogue in %s', (floor) => {
    const files = [...readSources(`src/${floor}`)];
    expect(files.length).toBeGreaterThan(20);
    const found = files
      .flatMap(([file, text]) => hardCoded(file, text))
      .filter((one) => !NAMES.has(one.replace(/^\S+ /, '')));
    expect(found).toEqual([]);
  });
});
