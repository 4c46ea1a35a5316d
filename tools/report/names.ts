import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const manifest = join(projectRoot, 'src', 'theme', 'slots.ts');
  if (existsSync(manifest)) {
    const text = readFileSync(manifest, 'utf8');
    return linesText(
      [...text.matchAll(/^ {2}'?([a-z0-9-]+)'?:(?: '|$)/gm)].map(([, name = '']) => name),
    );
  }
  const folder = join(projectRoot, 'src', 'components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /data-slot='?[=\]:]?\s*["']([a-z0-9-]+)/g,
      ),
    ]);
  return linesText(names.map(([, name = '']) => name));
}

/** The name of every token: what brands and stylesheets of partners hold on to. */
export function readTokenNames(): string {
  return linesText(Object.keys(defaultTokens).map((name) => `--plinth-${name}`));
}

function linesText(lines: readonly string[]): string {
  return `${[...new Set(lines)].sort().join('\n')}\n`;
}
