import ts from 'typescript';
import { root } from '../../../tools/docs/program';

/** So many members an interface of a screen has at most; the rest is nested by what it is about. */
const MOST = 12;

const isOfScreens = (path: string) => /^src\/(?:contracts|components\/(?!ui\/))/.test(path);

/**
 * The interfaces of screens and of their parts with more members than that. What is taken over from
 * a widget of the kit does not count.
 */
export function wideProps(program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker();
  const pathOf = (node: ts.Node) => node.getSourceFile().fileName.slice(root.length + 1);
  const counts = (member: ts.Symbol) =>
    member.declarations?.some((each) => /^src\/(?!components\/ui\/)/.test(pathOf(each)));
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isOfScreens(fileName.slice(root.length + 1)))
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .filter(({ name }) => {
      const members = checker.getPropertiesOfType(checker.getTypeAtLocation(name));
      return members.filter(counts).length > MOST;
    })
    .map(({ name }) => name.text);
}
