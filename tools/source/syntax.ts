import ts from 'typescript';

/** The syntax of a source, for what cannot be seen from its text. */
export function parseSource(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Calls `look` for a node and each one below it, from the top. */
export function visitNodes(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visitNodes(child, look));
}
