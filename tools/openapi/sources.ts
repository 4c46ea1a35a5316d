import ts from 'typescript';
import { projectRoot } from '../scripts/project.mjs';
import { commentOf, membersOf, schemaOfType } from './schema-of-type';

const METHODS = ['get', 'post', 'put', 'patch', 'remove'];

/** A value in the path or the query. */
interface SentValue {
  readonly name: string;
  readonly isOptional: boolean;
  readonly description: string;
}

/** What the source of a call says besides what it declares. */
export interface CallSource {
  /** The sentences above it. */
  readonly comment: string;
  readonly params: readonly SentValue[];
  readonly query: readonly SentValue[];
  /** JSON Schema of the body; undefined for none. */
  readonly body: object | undefined;
}

/** The variable or function that a declaration stands in. */
function namedAround(node: ts.Node): ts.Identifier | undefined {
  let at: ts.Node | undefined = node;
  while (at && !ts.isVariableDeclaration(at)) at = at.parent;
  return at && ts.isIdentifier(at.name) ? at.name : undefined;
}

/** The calls that a file declares: `get('listOrders', …)`. */
function* declaredIn(node: ts.Node): Generator<ts.CallExpression> {
  if (ts.isCallExpression(node) && METHODS.includes(node.expression.getText())) yield node;
  for (const child of node.getChildren()) yield* declaredIn(child);
}

/** Reads what the sources of the rooms say of their calls, by name. */
export function callSources(rooms: readonly string[]): ReadonlyMap<string, CallSource> {
  const files = rooms.map((room) => `${projectRoot}/src/api/calls/${room}.ts`);
  const { config } = ts.readConfigFile(`${projectRoot}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, projectRoot);
  const program = ts.createProgram(files, { ...options, types: [], lib: ['lib.es2023.d.ts'] });
  const checker = program.getTypeChecker();

  function sourceOf(file: ts.SourceFile, call: ts.CallExpression): readonly [string, CallSource] {
    const [name, , , sends] = call.arguments;
    const called = name && ts.isStringLiteral(name) ? name.text : '';
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file) as ts.Symbol);
    const around = namedAround(call);
    const symbol =
      exported.find((each) => each.name === called) ??
      (around && checker.getSymbolAtLocation(around));
    const [signature] = sends ? checker.getTypeAtLocation(sends).getCallSignatures() : [];
    const sent = signature ? membersOf(signature.getReturnType(), checker, call) : [];
    const input = signature?.getParameters()[0];
    const taken = input
      ? membersOf(checker.getTypeOfSymbolAtLocation(input, call), checker, call)
      : [];
    const valuesOf = (where: string): readonly SentValue[] => {
      const part = sent.find((each) => each.name === where);
      if (!part) return [];
      return membersOf(part.type, checker, call).map((each) => {
        const from = taken.find((one) => one.name === each.name)?.symbol;
        const description = from ? commentOf(from, checker) : '';
        return { name: each.name, isOptional: each.isOptional, description };
      });
    };
    const body = sent.find((each) => each.name === 'body');
    return [
      called,
      {
        comment: symbol ? commentOf(symbol, checker) : '',
        params: valuesOf('params'),
        query: valuesOf('query'),
        body: body && schemaOfType(body.type, checker, call, taken),
      },
    ];
  }

  return new Map(
    files.flatMap((name) => {
      const file = program.getSourceFile(name);
      return file ? [...declaredIn(file)].map((call) => sourceOf(file, call)) : [];
    }),
  );
}
