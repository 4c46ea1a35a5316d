import ts from 'typescript';
import { publishedSymbols, root } from '../../../tools/docs/program';

/** Whether there is a sentence above it, besides tags. A variable's stands above its statement. */
function isTold(node: ts.Node): boolean {
  const host = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts
    .getJSDocCommentsAndTags(host)
    .some((doc) => ts.isJSDoc(doc) && ts.getTextOfJSDocComment(doc.comment)?.trim());
}

const nameOf = (node: ts.Node): string =>
  ts.isClassElement(node) || ts.isTypeElement(node) ? (node.name?.getText() ?? '') : '';

/** What surrounds a type besides brackets and what it is joined with by `&`. */
function around(node: ts.Node): ts.Node {
  let inner = node;
  while (ts.isParenthesizedTypeNode(inner.parent) || ts.isIntersectionTypeNode(inner.parent)) {
    inner = inner.parent;
  }
  return inner;
}

/** A string, several, or `undefined`: the discriminant of a union. */
function isFixed(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.every(isFixed);
  return type.kind === ts.SyntaxKind.UndefinedKeyword || ts.isLiteralTypeNode(type);
}

/** A member whose type says all there is to say: `status: 'failed'`, and `href?: undefined`. */
function isTag(member: ts.Node): boolean {
  if (!ts.isPropertySignature(member) || !member.type || !isFixed(member.type)) return false;
  return !ts.isUnionTypeNode(member.type) || ts.isUnionTypeNode(around(member.parent).parent);
}

/** A variant of a union with a sentence above it, which speaks of its members too. */
function isToldVariant(literal: ts.Node): boolean {
  const variant = around(literal);
  if (!ts.isUnionTypeNode(variant.parent)) return false;
  const { types, pos } = variant.parent;
  const before = types.filter((each) => each.end <= variant.getStart()).at(-1);
  const text = variant.getSourceFile().text.slice(before?.end ?? pos, variant.getStart());
  return text.includes('/**');
}

/** Inline parameter types: documented by the function's sentence and `@param`. */
function isParameter(literal: ts.Node): boolean {
  const { parent } = around(literal);
  return ts.isParameter(parent) || (ts.isTypeReferenceNode(parent) && isParameter(parent));
}

/** `{ room: Room }` of `Extract<…, { room: Room }>`: a pattern, of which nobody has a value. */
const isPattern = ({ parent }: ts.Node): boolean =>
  ts.isTypeReferenceNode(parent) && parent.typeName.getText() === 'Extract';

function isPrivate(member: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  return (
    nameOf(member).startsWith('#') ||
    modifiers.some(
      ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.OverrideKeyword,
    )
  );
}

const isOurs = (node: ts.Node): boolean => {
  const { fileName } = node.getSourceFile();
  return fileName.startsWith(`${root}/src/`) && !fileName.includes('/generated/');
};

/**
 * What the entries publish without a sentence, as `file: Declaration.member`: every export, every
 * type of ours that one of them leads to, and every member of these. Catalogues of sentences do not
 * count, nor what props have from React.
 */
export function undocumented(program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Node>();
  const found = new Set<string>();

  function note(node: ts.Node, name: string): void {
    found.add(`${node.getSourceFile().fileName.slice(root.length + 1)}: ${name}`);
  }

  function visitMember(member: ts.Node, owner: string): void {
    if (seen.has(member) || isPrivate(member) || isTag(member)) return;
    seen.add(member);
    const name = nameOf(member);
    if (name && !isTold(member)) note(member, `${owner}.${name}`);
    visitTypes(member, `${owner}.${name}`);
  }

  /** The types in a signature, without those in a body. */
  function visitTypes(node: ts.Node, owner: string): void {
    ts.forEachChild(node, (child) => {
      if (!ts.isBlock(child) && !ts.isExpression(child)) visit(child, owner);
    });
  }

  function visit(node: ts.Node, owner: string): void {
    if (ts.isTypeLiteralNode(node)) {
      if (isToldVariant(node) || isPattern(node)) return;
      const look = isParameter(node) ? visitTypes : visitMember;
      for (const member of node.members) look(member, owner);
      return;
    }
    if (ts.isTypeReferenceNode(node)) follow(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) follow(node.expression);
    visitTypes(node, owner);
  }

  function follow(name: ts.Node): void {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol) return;
    const isAlias = symbol.flags & ts.SymbolFlags.Alias;
    declare(isAlias ? checker.getAliasedSymbol(symbol) : symbol);
  }

  function declare(symbol: ts.Symbol): void {
    const declarations = (symbol.declarations ?? []).filter(
      (each) => isOurs(each) && !ts.isTypeParameterDeclaration(each),
    );
    const [first] = declarations;
    if (first && !declarations.some(isTold)) note(first, symbol.name);
    for (const each of declarations.filter((one) => !seen.has(one))) {
      seen.add(each);
      if (ts.isInterfaceDeclaration(each) || ts.isClassDeclaration(each)) {
        for (const member of each.members) visitMember(member, symbol.name);
        const parents = each.heritageClauses?.flatMap((clause) => [...clause.types]) ?? [];
        for (const parent of parents) visit(parent, symbol.name);
      } else visitTypes(each, symbol.name);
    }
  }

  for (const { symbol } of publishedSymbols(program)) declare(symbol);
  return [...found].sort();
}
