import { catalogueName, languageName, literalOf, roomsOf } from '../modules.ts';
import type { OwnLanguage } from './own-language.ts';

const TYPES = '@plinth/console/messages';

/**
 * A module that has the sections of a language, and all of it as one: what `/messages/de` and
 * `/messages/de/auth` of the package have. With types for a file whose name ends in `.ts`.
 */
export function ownModule(language: OwnLanguage, file: string): string {
  const isTyped = /\.m?ts$/.test(file);
  const { locale, dir, name } = language.facts;
  const rooms = [...roomsOf(language)];
  const sections = rooms.flatMap(([room, all]) =>
    [...all].map(([section, sentences]) => {
      const type = isTyped ? `: RoomMessages<'${room}'>` : '';
      return `\nexport const ${catalogueName(room, section)}${type} = {\n  ${room}: ${literalOf(sentences, '  ')},\n};\n`;
    }),
  );
  const messages = rooms.map(([room, all]) => {
    const spreads = [...all.keys()].map((section) => `...${catalogueName(room, section)}.${room}`);
    return `    ${JSON.stringify(room)}: { ${spreads.join(', ')} },\n`;
  });
  const facts = `  locale: ${JSON.stringify(locale)},\n  dir: ${JSON.stringify(dir)},\n  name: ${JSON.stringify(name)},\n`;
  const imports = isTyped ? `import type { Language, RoomMessages } from '${TYPES}';\n` : '';
  const type = isTyped ? ': Language' : '';
  const said = isTyped ? '' : `/** @type {import('${TYPES}').Language} */\n`;
  // In a function, so that a bundler drops it where somebody takes a few sections only.
  return (
    `// Made by plinth-messages compile. Do not edit.\n${imports}${sections.join('')}\n` +
    `${said}export const ${languageName(locale)}${type} = /* @__PURE__ */ (() => ({\n${facts}  messages: {\n${messages.join('')}  },\n}))();\n`
  );
}
