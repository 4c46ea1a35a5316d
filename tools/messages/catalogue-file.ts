import type { Message } from '../../src/messages/define-messages';
import { compileSentence } from './icu.ts';

/** What is wrong with a catalogue, and where. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Said of a sentence that a language does not have; English stands in for it. */
  readonly kind?: 'missing';
}

/** One sentence where it stands. */
export interface Sentence {
  readonly room: string;
  readonly section: string;
  readonly key: string;
  readonly file: string;
  readonly line: number;
  /** Undefined where its text cannot be read. */
  readonly message: Message | undefined;
}

/** What a file of a room says. */
export interface CatalogueFile {
  readonly sentences: readonly Sentence[];
  readonly faults: readonly Fault[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;
const NAME = /^[a-z][A-Za-z0-9]*$/;

/** Where JSON ends to be JSON. */
function syntaxFault(file: string, text: string): Fault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const position = /position (\d+)/.exec(said)?.[1] ?? text.length;
    const line = text.slice(0, Number(position)).split('\n').length;
    return { file, line, text: `no JSON: ${said.replace(/ in JSON.*| at position.*/s, '')}` };
  }
}

/**
 * Reads a catalogue: an object of sections, each an object of sentences in ICU MessageFormat.
 * `JSON.parse` knows neither lines nor keys that stand twice.
 */
export function readCatalogue(room: string, file: string, text: string): CatalogueFile {
  const broken = syntaxFault(file, text);
  if (broken) return { sentences: [], faults: [broken] };
  const sentences: Sentence[] = [];
  const faults: Fault[] = [];
  const keys = new Set<string>();
  const tokens = [...text.matchAll(TOKEN)];
  const path: string[] = [];
  let line = 1;
  let read = 0;
  tokens.forEach(({ 0: token, index }, at) => {
    line += text.slice(read, index).split('\n').length - 1;
    read = index;
    const report = (fault: string) => faults.push({ file, line, text: fault });
    if (token === '}') path.pop();
    if (tokens[at + 1]?.[0] !== ':' || !token.startsWith('"')) return;
    const name: string = JSON.parse(token);
    const value = tokens[at + 2]?.[0] ?? '';
    if (!NAME.test(name)) report(`“${name}” is no name: letters and digits, a small one first`);
    if (path.length === 0) {
      if (value !== '{') report(`${room}.${name}: a section is an object of sentences`);
      else path.push(name);
      return;
    }
    const [section = ''] = path;
    if (value === '{') path.push(name);
    if (!value.startsWith('"')) {
      report(`${room}.${name}: a sentence is a text`);
      return;
    }
    if (path.length > 1) return;
    if (keys.has(name)) report(`${room}.${name}: the key stands twice in this room`);
    keys.add(name);
    sentences.push({
      room,
      section,
      key: name,
      file,
      line,
      message: compiled(value, report, name),
    });
  });
  return { sentences, faults };
}

function compiled(value: string, report: (fault: string) => void, name: string) {
  try {
    return compileSentence(JSON.parse(value));
  } catch (error) {
    report(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
