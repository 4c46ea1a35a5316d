import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupsFor } from '../../src/domain/palette/found-groups';
import type { PaletteEntry } from '../../src/domain/palette/palette-entry';

interface Room {
  readonly tasks: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

const roomOf = (language: string): Room =>
  JSON.parse(readFileSync(`src/messages/${language}/palette.json`, 'utf8'));

const wordsOf = (text: string) => text.split(/\s*[,،、]\s*/);

/** The entries of a language by their words; of pages their title is a sentence of the frame. */
function entriesOf({ tasks, words }: Room): readonly PaletteEntry[] {
  return Object.entries(words).map(([key, text]) => {
    const id = key.replace(/Words$/, '');
    return { id, group: 'All', title: tasks[id] ?? id, keywords: wordsOf(text), href: `/${id}` };
  });
}

/** What people type in each language, and what they mean. */
const TYPED: Readonly<Record<string, readonly (readonly [typed: string, id: string])[]>> = {
  en: [
    ['invoice', 'statements'],
    ['licence', 'subscriptions'],
    ['overdue', 'overdueStatements'],
    ['add customer', 'newCustomer'],
    ['approve', 'approveOrders'],
    ['turn off renewal', 'renewalOff'],
  ],
  de: [
    ['Rechnung', 'statements'],
    ['Lizenz', 'subscriptions'],
    ['überfällig', 'overdueStatements'],
    ['neuer Kunde', 'newCustomer'],
    ['genehmigen', 'approveOrders'],
    ['nicht verlängern', 'renewalOff'],
  ],
  fr: [
    ['facture', 'statements'],
    ['licence', 'subscriptions'],
    ['impayé', 'overdueStatements'],
    ['nouveau client', 'newCustomer'],
    ['valider', 'approveOrders'],
    ['ne pas renouveler', 'renewalOff'],
  ],
  es: [
    ['factura', 'statements'],
    ['licencia', 'subscriptions'],
    ['impagado', 'overdueStatements'],
    ['nuevo cliente', 'newCustomer'],
    ['aprobar', 'approveOrders'],
    ['no renovar', 'renewalOff'],
  ],
  nl: [
    ['factuur', 'statements'],
    ['licentie', 'subscriptions'],
    ['achterstallig', 'overdueStatements'],
    ['nieuwe klant', 'newCustomer'],
    ['goedkeuren', 'approveOrders'],
    ['niet verlengen', 'renewalOff'],
  ],
  ja: [
    ['請求書', 'statements'],
    ['ライセンス', 'subscriptions'],
    ['未払い', 'overdueStatements'],
    ['新規顧客', 'newCustomer'],
    ['承認', 'approveOrders'],
    ['更新しない', 'renewalOff'],
  ],
  ar: [
    ['فاتورة', 'statements'],
    ['رخصة', 'subscriptions'],
    ['غير مدفوع', 'overdueStatements'],
    ['عميل جديد', 'newCustomer'],
    ['موافقة', 'approveOrders'],
    ['عدم التجديد', 'renewalOff'],
  ],
};

describe.each(Object.entries(TYPED))('DAY16 words of the palette in %s', (language, typed) => {
  const room = roomOf(language);

  it('are lists of words, each once', () => {
    expect(Object.keys(room.words)).toEqual(Object.keys(roomOf('en').words));
    for (const text of Object.values(room.words)) {
      const words = wordsOf(text);
      expect(words.filter((word) => word.trim() === '')).toEqual([]);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it.each(typed)('“%s” is %s', (text, id) => {
    const found = groupsFor(entriesOf(room), text, []).flatMap((group) => group.found);
    expect(found.slice(0, 3).map(({ entry }) => entry.id)).toContain(id);
  });
});
