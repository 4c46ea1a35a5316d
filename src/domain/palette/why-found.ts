import { foldedSearch, foldedText } from '../text/fold';
import type { PaletteEntry } from './palette-entry';

/** A property that a server may have matched although the entry does not show it. */
export interface FoundBy {
  /** The searched text: a PO number, a VAT ID. */
  readonly text: string | null | undefined;
  /** Its display text: "PO number PO-2026-118". @default the text */
  readonly say?: string | undefined;
}

/** The entry of a record, with hidden searchable properties and distinguishing ones. */
export interface FoundRecord<Icon = unknown> {
  readonly entry: PaletteEntry<Icon>;
  /** Properties the server may have matched, most likely first. @default only visible ones */
  readonly by?: readonly FoundBy[] | undefined;
  /** Texts that distinguish it from entries that look the same, simplest first. @default none */
  readonly differs?: readonly (string | null | undefined)[] | undefined;
}

const holds = (text: string, words: readonly string[]) => {
  const folded = foldedText(text);
  return words.every((word) => folded.includes(word));
};

function withDetail<Icon>(entry: PaletteEntry<Icon>, more: string): PaletteEntry<Icon> {
  return { ...entry, detail: entry.detail ? `${entry.detail} · ${more}` : more };
}

/** Adds the matched property to an entry if its name and detail do not show it. */
export function sayingWhy<Icon>(
  { entry, by = [] }: FoundRecord<Icon>,
  typed: string,
): PaletteEntry<Icon> {
  const words = foldedSearch(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0 || holds(`${entry.title} ${entry.detail ?? ''}`, words)) return entry;
  const why = by.find(({ text }) => text && holds(text, words));
  if (!why?.text) return entry;
  // An exact match ranks like a name.
  const keywords = [...(entry.keywords ?? []), why.text];
  return { ...withDetail(entry, why.say ?? why.text), keywords };
}

const looksOf = ({ title, detail = '' }: PaletteEntry) => foldedText(`${title}\n${detail}`);

/** The shortest distinguishing texts for entries that look the same. */
function apart<Icon>(alike: readonly FoundRecord<Icon>[]): readonly string[] {
  const reasons = alike.map(() => [] as string[]);
  const isEnough = () => new Set(reasons.map((facts) => facts.join('\n'))).size === alike.length;
  const most = Math.max(...alike.map(({ differs = [] }) => differs.length));
  for (let at = 0; at < most && !isEnough(); at += 1) {
    const facts = alike.map(({ differs = [] }) => differs[at] ?? '');
    if (new Set(facts).size === 1) continue;
    for (const [index, fact] of facts.entries()) if (fact !== '') reasons[index]?.push(fact);
  }
  return reasons.map((facts) => facts.join(' · '));
}

/** Makes sure that no two entries look the same, as far as they can be distinguished. */
export function toldApart<Icon>(
  records: readonly FoundRecord<Icon>[],
): readonly PaletteEntry<Icon>[] {
  const alike = new Map<string, FoundRecord<Icon>[]>();
  for (const record of records) {
    const looks = looksOf(record.entry);
    alike.set(looks, [...(alike.get(looks) ?? []), record]);
  }
  const facts = new Map<FoundRecord<Icon>, string>();
  for (const some of alike.values()) {
    if (some.length === 1) continue;
    for (const [at, fact] of apart(some).entries()) {
      const record = some[at];
      if (record && fact !== '') facts.set(record, fact);
    }
  }
  return records.map((record) => {
    const fact = facts.get(record);
    return fact === undefined ? record.entry : withDetail(record.entry, fact);
  });
}
