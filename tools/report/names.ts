import { join } from 'node:path';
import { slots } from '../../src/theme/slots';
import { defaultTokens } from '../../src/theme/tokens';
import type { Sentence } from '../messages/catalogue-file';
import { formsOf } from '../messages/check-language';
import { CATALOGUES } from '../messages/generate';
import { readLanguage } from '../messages/language-folder';
import { projectRoot } from '../scripts/project.mjs';

/** `room.key {place} {place}`, and `plural` where a number decides the form. */
function lineOf({ room, key, message }: Sentence): string {
  if (message === undefined) return `${room}.${key}`;
  const texts = formsOf(message).map(({ text }) => text);
  const places = new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []));
  const words = [...places].sort();
  return [`${room}.${key}`, ...words, ...(typeof message === 'string' ? [] : ['plural'])].join(' ');
}

/** The name of every sentence with its places: what overrides and translations hold on to. */
export function readMessageKeys(): string {
  const { sentences } = readLanguage(join(projectRoot, CATALOGUES, 'en'));
  return linesText(sentences.map(lineOf));
}

/** The name of every `data-slot`: what CSS and `appearance` of partners hold on to. */
export function readSlotNames(): string {
  return linesText(Object.keys(slots));
}

/** The name of every token: what brands and stylesheets of partners hold on to. */
export function readTokenNames(): string {
  return linesText(Object.keys(defaultTokens).map((name) => `--plinth-${name}`));
}

function linesText(lines: readonly string[]): string {
  return `${[...new Set(lines)].sort().join('\n')}\n`;
}
