import ts from 'typescript';
import { parseSource } from '../source/syntax';

/** One change to a source that a test should notice. */
export interface Mutant {
  /** Where the replaced text begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Its line, from 1. */
  readonly line: number;
  /** What is changed, such as `a === b → a !== b`. */
  readonly what: string;
}

/** What an operator may be mistaken for. */
const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.QuestionQuestionToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

const METHODS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  ceil: 'floor',
  floor: 'ceil',
};

/** Whether a node is only about types or imports. */
function isTypeOnly(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

/** What may stand in the place of a node. */
function replacementsOf(node: ts.Node, source: ts.SourceFile): readonly [ts.Node, string][] {
  if (ts.isBinaryExpression(node)) {
    const other = OPERATORS[node.operatorToken.kind];
    const isText = [node.left, node.right].some(ts.isStringLiteralLike);
    return other && !isText ? [[node.operatorToken, other]] : comparedWithText(node, other);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [[node, node.operand.getText(source)]];
  }
  if (ts.isIfStatement(node)) {
    return [
      [node.expression, 'true'],
      [node.expression, 'false'],
    ];
  }
  if (ts.isConditionalExpression(node)) {
    return [
      [node.condition, 'true'],
      [node.condition, 'false'],
    ];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isNumericLiteral(node)) return [[node, `(${node.text} + 1)`]];
  if (ts.isStringLiteral(node) && isValue(node)) {
    return [[node, node.text === '' ? "'mutant'" : "''"]];
  }
  if (ts.isPropertyAccessExpression(node)) {
    const other = METHODS[node.name.text];
    return other && ts.isCallExpression(node.parent) ? [[node.name, other]] : [];
  }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return [[node, '[] as never']];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return [[node, ';']];
  return [];
}

/** A comparison with a text, whose text is changed by itself. */
function comparedWithText(
  node: ts.BinaryExpression,
  other: string | undefined,
): readonly [ts.Node, string][] {
  const isComparison = other === '===' || other === '!==';
  return isComparison && other ? [[node.operatorToken, other]] : [];
}

/** Whether a text is a value, and not the name of a property. */
function isValue(node: ts.StringLiteral): boolean {
  return !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);
}

/** All mutants of a source, in the order of its text. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const source = parseSource(path, text);
  const mutants: Mutant[] = [];
  function visit(node: ts.Node): void {
    if (isTypeOnly(node)) return;
    for (const [place, replacement] of replacementsOf(node, source)) {
      const start = place.getStart(source);
      const end = place.getEnd();
      const { line } = source.getLineAndCharacterOfPosition(start);
      const shown = node.getText(source).replace(/\s+/g, ' ').slice(0, 80);
      const was = place.getText(source).replace(/\s+/g, ' ').slice(0, 40);
      const what = `\`${was}\` → \`${replacement}\` in \`${shown}\``;
      mutants.push({ start, end, replacement, line: line + 1, what });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return mutants;
}

/** The source with one mutant in it. */
export function withMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
