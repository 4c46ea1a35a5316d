import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { slots } from '../../src/theme/slots';
import { defaultTokens } from '../../src/theme/tokens';
import { projectRoot } from '../scripts/project.mjs';

interface Sentences {
  readonly room: string;
  readonly messages: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

function isSentences(value: unknown): value is Sentences {
  return typeof value === 'object' && value !== null && 'room' in value && 'messages' in value;
}

/** `room.key {place} {place}`, and `plural` where the number decides the form. */
function lineOf(room: string, key: string, message: Sentences['messages'][string]): string {
  const isPlural = typeof message !== 'string';
  const forms = isPlural ? Object.values(message) : [message];
  const places = new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []));
  const words = [...places].sort();
  return [`${room}.${key}`, ...words, ...(isPlural ? ['plural'] : [])].join(' ');
}

/** The name of every sentence with its places: what overrides and translations hold on to. */
export async function readMessageKeys(): Promise<string> {
  const folder = join(projectRoot, 'src', 'messages', 'en');
  const lines: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    for (const { room, messages } of Object.values(module).filter(isSentences)) {
      for (const [key, message] of Object.entries(messages)) lines.push(lineOf(room, key, message));
    }
  }
  return linesText(lines);
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
