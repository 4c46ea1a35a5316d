import ts from 'typescript';

/** The sentence above a member, on one line. */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return text
    .replace(/\{@link ([^}]+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}

const isNothing = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Undefined) !== 0;

/** The members of a type that are sent, with whether each may be left out. */
export function membersOf(type: ts.Type, checker: ts.TypeChecker, at: ts.Node) {
  return checker.getPropertiesOfType(type).flatMap((symbol) => {
    const own = checker.getTypeOfSymbolAtLocation(symbol, at);
    const parts = own.isUnion() ? own.types : [own];
    if (parts.every(isNothing)) return [];
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0 || parts.some(isNothing);
    return [{ name: symbol.name, symbol, type: own, isOptional }];
  });
}

/** What is sent, as JSON Schema: the types of what calls take are their one source. */
export function schemaOfType(
  type: ts.Type,
  checker: ts.TypeChecker,
  at: ts.Node,
  /** Members whose comments are those of the same names. */
  like: readonly { readonly name: string; readonly symbol: ts.Symbol }[] = [],
): object {
  const { flags } = type;
  if (type.isUnion()) return unionOf(type.types, checker, at);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
  // `string & {}` keeps the names of an open set beside it.
  const isText =
    type.isIntersection() && type.types.some((each) => each.flags & ts.TypeFlags.String);
  if (isText) return { type: 'string' };
  const items = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
  if (items) return { type: 'array', items: schemaOfType(items, checker, at) };
  const members = membersOf(type, checker, at);
  const required = members.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      members.map(({ name, symbol, type: own }) => {
        const alike = like.find((each) => each.name === name)?.symbol ?? symbol;
        const description = commentOf(symbol, checker) || commentOf(alike, checker);
        const schema = schemaOfType(own, checker, at);
        return [name, description === '' ? schema : { ...schema, description }];
      }),
    ),
  };
}

function unionOf(types: readonly ts.Type[], checker: ts.TypeChecker, at: ts.Node): object {
  const schemas = types
    .filter((each) => !isNothing(each))
    .map((each) => schemaOfType(each, checker, at));
  const isConst = (schema: object): schema is { readonly const: unknown } => 'const' in schema;
  const values = schemas.filter(isConst).map((schema) => schema.const);
  const others = schemas.filter((schema) => !isConst(schema));
  const isAnyBoolean = values.includes(true) && values.includes(false);
  const named = isAnyBoolean ? [{ type: 'boolean' }] : values.length > 0 ? [{ enum: values }] : [];
  // A set of names that is open is any text.
  const isOpen = others.some((schema) => 'type' in schema && schema.type === 'string');
  const all = [...(isOpen ? [] : named), ...others];
  return all.length === 1 ? (all[0] ?? {}) : { anyOf: all };
}
