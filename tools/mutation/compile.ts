import { compileFunction } from 'node:vm';
import ts from 'typescript';

/** Reports that a function is entered, by its place, or that a loop goes round. */
export type Passing = (place: string) => void;

/** A module's code, to be evaluated as often as needed. */
export type Evaluate = (
  require: (specifier: string) => unknown,
  exports: object,
  __passing: Passing,
) => void;

/** A function of a source, by the place that it reports when it is entered. */
export interface Span {
  /** The same in any process, as long as the source stays as it is. */
  readonly place: string;
  readonly start: number;
  readonly end: number;
}

/** What a loop reports. */
const LOOP = '';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
};

/** Lets each function and each loop report that it is passed. */
function reporting(path: string, spans: Span[]): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) => {
    const { factory } = context;
    const bodies = new Map<ts.Node, string>();
    const report = (place: string) =>
      factory.createCallExpression(factory.createIdentifier('__passing'), undefined, [
        factory.createStringLiteral(place),
      ]);
    function findBody(node: ts.Node): void {
      if (ts.isIterationStatement(node, false)) bodies.set(node.statement, LOOP);
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
      const place = `${path}:${node.pos}`;
      spans.push({ place, start: node.pos, end: node.end });
      bodies.set(node.body as ts.Node, place);
    }
    function visit(node: ts.Node): ts.Node {
      findBody(node);
      const place = bodies.get(node);
      const visited = ts.visitEachChild(node, visit, context);
      if (place === undefined) return visited;
      if (ts.isExpression(visited)) return factory.createComma(report(place), visited);
      const first = factory.createExpressionStatement(report(place));
      const rest = ts.isBlock(visited) ? visited.statements : [visited as ts.Statement];
      return factory.createBlock([first, ...rest], true);
    }
    return ts.visitEachChild(source, visit, context);
  };
}

/** The JavaScript of a source, and nothing more: two sources that differ in types give the same. */
export function javascriptOf(path: string, text: string): string {
  return ts.transpileModule(text, { fileName: path, compilerOptions: OPTIONS }).outputText;
}

/** A source, ready to be evaluated. Throws when it is no JavaScript. */
export function compile(path: string, text: string): { evaluate: Evaluate; spans: Span[] } {
  const spans: Span[] = [];
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: OPTIONS,
    transformers: { before: [reporting(path, spans)] },
  });
  const parameters = ['require', 'exports', '__passing'];
  const evaluate = compileFunction(outputText, parameters, { filename: path }) as Evaluate;
  return { evaluate, spans };
}
