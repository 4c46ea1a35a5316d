import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../../src/components/ui/Checkbox';
import { CodeField } from '../../src/components/ui/CodeField';
import { SearchField } from '../../src/components/ui/SearchField';
import { Select } from '../../src/components/ui/Select';
import { Switch } from '../../src/components/ui/Switch';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const items = [{ title: 'text', items: [{ id: 'a', label: 'Item' }] }];

const WIDGETS: Readonly<Record<string, ReactElement>> = {
  Checkbox: createElement(Checkbox, { label: 'text', isIndeterminate: true, errorText: 'no' }),
  'Checkbox, disabled': createElement(Checkbox, {
    'aria-label': 'text',
    isDisabled: true,
    disabledReason: 'why',
  }),
  Switch: createElement(Switch, { label: 'text', defaultSelected: true }),
  SearchField: createElement(SearchField, { label: 'text', hint: 'more', isBusy: true }),
  CodeField: createElement(CodeField, { label: 'text', defaultValue: '123' }),
  Select: createElement(Select, { label: 'text', items, defaultValue: 'a' }),
};

/** What hides the native select for forms; the widget's own CSS says it once more. */
const HIDDEN_SELECT = /(<div) style="[^"]*"(?= aria-hidden="true" data-react-aria-prevent-focus)/g;

describe('on a server, under a strict policy', () => {
  it.each(Object.entries(WIDGETS))('%s renders without a window', (_name, widget) => {
    const html = renderToString(createElement(ThemeProvider, { nonce: 'abc' }, widget));
    expect(html.replace(HIDDEN_SELECT, '$1')).not.toMatch(/\sstyle="/);
    expect(html.match(/<style(?![^>]*nonce="abc")/g)).toBeNull();
    expect(html).toContain('class="plinth-');
  });

  it.each(Object.entries(WIDGETS))('%s renders without a provider too', (_name, widget) => {
    expect(renderToString(widget)).toContain('plinth-');
  });

  it('sends what is chosen, not only the box for it', () => {
    expect(renderToString(WIDGETS.Select)).toMatch(/data-slot="select-value"[^>]*><span>Item</);
  });
});
