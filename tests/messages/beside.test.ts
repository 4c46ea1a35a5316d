import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../tools/source/files';
import { parseSource, visitNodes } from '../../tools/source/syntax';

/**
 * A text beside other nodes is a node that React reaches for itself; where the browser's translator
 * replaced it, the next render ends the page (contract §4.33). Such a text gets an element.
 */
function isText(node: ts.Node | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text.trim() !== '';
  if (ts.isTemplateExpression(node)) return true;
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return isText(node.expression);
  }
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isText(node.right);
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /^t([A-Z]\w*)?$/.test(node.expression.text)
  );
}

const isLaidOut = (node: ts.Node) =>
  (ts.isJsxText(node) && node.text.trim() === '') || (ts.isJsxExpression(node) && !node.expression);

/** The texts of a file that stand beside other nodes. */
function textsBeside(file: string, text: string): string[] {
  const source = parseSource(file, text);
  const found: string[] = [];
  visitNodes(source, (node) => {
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return;
    const children = node.children.filter((child) => !isLaidOut(child));
    if (ts.isJsxElement(node) && children.length < 2) return;
    for (const child of children.filter(isText)) {
      const { line } = source.getLineAndCharacterOfPosition(child.getStart());
      found.push(`${file}:${line + 1} ${child.getText().trim()}`);
    }
  });
  return found;
}

describe('texts', () => {
  it('are found beside other nodes', () => {
    const bad = `
      const a = <p>{t('alone')}</p>;
      const b = <p>{t('beside')}{' '}<b>{name}</b></p>;
      const c = <p>{isOn && ', '}<b>{\`\${name}\`}</b>(loose)</p>;
      const d = <>{tShared('inAFragment')}</>;`;
    expect(textsBeside('bad.tsx', bad).map((one) => one.replace(/^\S+ /, ''))).toEqual([
      "{t('beside')}",
      "{isOn && ', '}",
      '(loose)',
      "{tShared('inAFragment')}",
    ]);
  });

  it.each(['components', 'app', 'embed'])('have an element of their own in %s', (floor) => {
    const files = [...readSources(`src/${floor}`)];
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(([file, text]) => textsBeside(file, text))).toEqual([]);
  });
});
