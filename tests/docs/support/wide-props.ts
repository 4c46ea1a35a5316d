import ts from 'typescript';
import { root } from '../../../tools/docs/program';

/** So many members an interface of a screen has at most; the rest is nested by what it is about. */
const MOST = 12;

const isOfScreens = (path: string) => /^src\/(?:contracts|components\/(?!ui\/))/.test(path);

/**
 * The interfaces of screens and of their parts with more members than that, each with their number.
 * What is taken over from a widget of the kit does not count.
 */
export function wideProps(program: ts.Program): Readonly<Record<string, number>> {
  const checker = program.getTypeChecker();
  const pathOf = (node: ts.Node) => node.getSourceFile().fileName.slice(root.length + 1);
  const counts = (member: ts.Symbol) =>
    member.declarations?.some((each) => /^src\/(?!components\/ui\/)/.test(pathOf(each)));
  const wide = program
    .getSourceFiles()
    .filter(({ fileName }) => isOfScreens(fileName.slice(root.length + 1)))
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .map(({ name }) => {
      const members = checker.getPropertiesOfType(checker.getTypeAtLocation(name));
      return [name.text, members.filter(counts).length] as const;
    });
  return Object.fromEntries(wide.filter(([, count]) => count > MOST));
}
