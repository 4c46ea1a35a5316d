import { createElement as h } from 'react';

const row = (tag, ...cells) =>
  h(
    'tr',
    null,
    cells.map((cell) => h(tag, { key: cell }, cell)),
  );

/** What stands on a host's page beside our pieces. */
export function Host() {
  return h(
    'main',
    null,
    h('h1', null, 'Somebody else’s page'),
    h(
      'p',
      null,
      'With a ',
      h('a', { href: '/' }, 'link'),
      ', ',
      h('strong', null, 'bold'),
      ' text',
    ),
    h('label', null, 'Name', h('input', { placeholder: 'Theirs' })),
    h('button', { type: 'button' }, 'Send'),
    h('select', null, h('option', null, 'One')),
    h('progress', { value: 0.4 }),
    h('table', null, h('thead', null, row('th', 'A', 'B')), h('tbody', null, row('td', '1', '2'))),
  );
}
