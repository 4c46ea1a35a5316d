import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readAttention } from '../../src/api/calls/dashboard';
import { useAttentionText } from '../../src/components/dashboard/useAttentionText';
import { ATTENTION_KINDS, type AttentionItem } from '../../src/domain/dashboard/summary';
import { de } from '../../src/messages/generated/de';
import { MessagesProvider } from '../../src/messages/messages';

/** The sentences about some things, as the page says them in German. */
function sentences(items: readonly AttentionItem[]): readonly string[] {
  let said: readonly string[] = [];
  function Sentences() {
    said = items.map(useAttentionText());
    return null;
  }
  renderToString(createElement(MessagesProvider, de, createElement(Sentences)));
  return said;
}

const text = 'The server’s sentence.';
const order = { text, number: '2026-00074', customerName: 'Halvorsen AS' };
const sold = { text, productName: 'CRM Sales', customerName: 'Halvorsen AS' };
const BODY = [
  { kind: 'orderFailed', ...order },
  { kind: 'orderFailed', ...order, isInPart: true },
  { kind: 'orderWaiting', ...order },
  {
    kind: 'ownOrderWaiting',
    ...order,
    dueAt: '2026-12-12T12:00:00Z',
    approvers: [
      { name: 'Rosa Moreau', email: 'rosa@nord.test' },
      { name: 'Ada Lindqvist', customerName: 'Plinth' },
    ],
  },
  {
    kind: 'ownOrderWaiting',
    ...order,
    dueAt: '2026-12-12T12:00:00Z',
    approvers: ['Rosa', 'Ada', 'Nils', 'Oda', 'Per'].map((name) => ({ name })),
  },
  { kind: 'statementOverdue', ...order, number: 'R-1' },
  { kind: 'windowClosing', ...sold },
  { kind: 'renewalSoon', ...sold, renewsOn: '2026-03-05' },
  { kind: 'renewalSoon', ...sold, endsOn: '2026-03-04' },
  { kind: 'trialEnding', ...sold },
  { kind: 'seatsUnused', ...sold, quantity: 90, unassigned: 1 },
  { kind: 'seatsUnused', ...sold, quantity: 90, unassigned: 18 },
  { kind: 'tenantExpired', text, domain: 'lumen.example', customerName: 'Lumen Optik' },
];

it('what needs attention is said in the reader’s language, with the names of the wire', () => {
  const items = readAttention(BODY);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(ATTENTION_KINDS));
  expect(sentences(items)).toEqual([
    'Bestellung 2026-00074 für Halvorsen AS ist fehlgeschlagen.',
    'Bestellung 2026-00074 für Halvorsen AS ist teilweise fehlgeschlagen.',
    'Bestellung 2026-00074 für Halvorsen AS wartet auf Genehmigung.',
    'Ihre Bestellung 2026-00074 wartet auf Rosa Moreau oder Ada Lindqvist, bis 12. Dez.',
    'Ihre Bestellung 2026-00074 wartet auf Rosa, Ada oder 3 weitere, bis 12. Dez.',
    'Abrechnung R-1 für Halvorsen AS ist überfällig.',
    'CRM Sales für Halvorsen AS lässt sich noch kündigen.',
    'CRM Sales für Halvorsen AS verlängert sich am 5. März.',
    'CRM Sales für Halvorsen AS endet am 4. März.',
    'Die Testphase von CRM Sales für Halvorsen AS endet bald.',
    '1 von 90 Lizenzen von CRM Sales für Halvorsen AS ist nicht zugewiesen.',
    '18 von 90 Lizenzen von CRM Sales für Halvorsen AS sind nicht zugewiesen.',
    'Der Link zu lumen.example von Lumen Optik ist abgelaufen.',
  ]);
});

it('the server’s sentence stands for an unknown kind and where a name is missing or no name', () => {
  const bare = BODY.map(({ kind }) => ({ kind, text }));
  const odd = BODY.map(({ kind }) => ({
    ...sold,
    kind,
    customerName: {},
    number: {},
    renewsOn: 'x',
  }));
  const unknown = [{ ...order, ...sold, kind: 'priceRise' }];
  for (const body of [bare, odd, unknown]) {
    expect(new Set(sentences(readAttention(body)))).toEqual(new Set([text]));
  }
});
