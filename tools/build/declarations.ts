import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../scripts/project.mjs';

/** The relative specifiers of a file of types, the last first. */
function specifiersOf(text: string): readonly ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
    if (specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')) {
      found.unshift(specifier);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, false));
  return found;
}

/**
 * Writes the types of the published entries: those of each module under `dist/types/`, and a file for
 * each entry that exports what its source exports.
 *
 * @param published - name of each entry in `dist/`, and path of its source
 * @throws Error with what the compiler says of a source
 */
export function writeDeclarations(
  published: Readonly<Record<string, string>>,
  outDir: string,
): void {
  const file = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(file.config.compilerOptions, projectRoot);
  const program = ts.createProgram(
    Object.values(published).map((source) => resolve(projectRoot, source)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: join(projectRoot, 'src'),
      outDir: resolve(projectRoot, outDir, 'types'),
    },
  );
  const texts = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (path, text) => {
    texts.set(relative(projectRoot, path).replaceAll('\\', '/'), text);
  });
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) {
    throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)));
  }
  const needed = new Set<string>();
  const need = (path: string): void => {
    let text = texts.get(path);
    if (text === undefined || needed.has(path)) return;
    needed.add(path);
    for (const specifier of specifiersOf(text)) {
      const stem = posix.join(posix.dirname(path), specifier.text.replace(/\.tsx?$/, ''));
      const isFolder = texts.has(`${stem}/index.d.ts`);
      // Node wants the whole name of a file, which sources leave out.
      const whole = `${specifier.text.replace(/\.tsx?$/, '')}${isFolder ? '/index' : ''}.js`;
      text = `${text.slice(0, specifier.end - specifier.text.length - 1)}${whole}${text.slice(specifier.end - 1)}`;
      need(`${stem}${isFolder ? '/index' : ''}.d.ts`);
    }
    texts.set(path, text);
  };
  for (const [name, source] of Object.entries(published)) {
    const types = `${outDir}/types/${relative('src', source).replace(/\.tsx?$/, '.d.ts')}`;
    need(types);
    const path = posix.relative(posix.dirname(`${outDir}/${name}`), types).replace('.d.ts', '.js');
    const specifier = path.startsWith('.') ? path : `./${path}`;
    texts.set(`${outDir}/${name}.d.ts`, `export * from '${specifier}';\n`);
    needed.add(`${outDir}/${name}.d.ts`);
  }
  for (const path of needed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, texts.get(path) ?? '');
  }
}
