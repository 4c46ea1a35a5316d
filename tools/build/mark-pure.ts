import ts from 'typescript';

/**
 * Marks the calls by which a module makes its values as free of side effects, so that a bundler
 * drops the values that nobody imports. Code that runs later, inside functions, stays as it is; so
 * does a call whose value is not kept, because it is made for its effect.
 */
export function markPure(source: string): string {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const places: number[] = [];
  const visit = (node: ts.Node, isCallee = false): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    const isCall =
      (ts.isCallExpression(node) && node.expression.kind !== ts.SyntaxKind.ImportKeyword) ||
      ts.isNewExpression(node);
    if (isCall && !isCallee) places.push(node.getStart(file));
    // One mark stands for a chain of calls, `styled('div')(…)`: it ends at the last of them.
    const chain = isCall || (isCallee && ts.isPropertyAccessExpression(node));
    const callee = chain ? node.expression : undefined;
    ts.forEachChild(node, (child) => visit(child, child === callee));
  };
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (initializer) visit(initializer);
    }
  }
  return places.reduceRight(
    (text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`,
    source,
  );
}
