import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../../src/components/ui/CopyButton';
import { Pager } from '../../src/components/ui/Pager';
import { ProgressBar } from '../../src/components/ui/ProgressBar';
import { QrCode } from '../../src/components/ui/QrCode';
import { Table, type TableProps } from '../../src/components/ui/Table';
import { refused } from '../../src/domain/access';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const table: TableProps<{ id: string }> = {
  caption: 'text',
  columns: [{ id: 'id', header: 'Name', cell: ({ id }) => id, isRowHeader: true, width: 120 }],
  rows: [{ id: 'a' }, { id: 'b' }],
  getRowKey: ({ id }) => id,
  selectable: true,
  canSelect: () => refused('why'),
  rowActions: () => [{ id: 'view', label: 'View' }],
  footer: createElement(Pager, { totalRecords: 2 }),
};

const WIDGETS: Readonly<Record<string, ReactElement>> = {
  Table: createElement(Table<{ id: string }>, table),
  'Table, loading': createElement(Table<{ id: string }>, { ...table, rows: [], status: 'loading' }),
  'Table, empty': createElement(Table<{ id: string }>, { ...table, rows: [] }),
  'Table, failed': createElement(Table<{ id: string }>, { ...table, status: 'error' }),
  Pager: createElement(Pager, { totalRecords: 95 }),
  ProgressBar: createElement(ProgressBar, { label: 'text', value: 40, valueText: '40 %' }),
  'ProgressBar, indeterminate': createElement(ProgressBar, { label: 'text', isLabelHidden: true }),
  CopyButton: createElement(CopyButton, { isCopied: true, onCopy: () => {} }),
  QrCode: createElement(QrCode, { text: 'otpauth://totp/a', label: 'text' }),
  'QrCode, too long': createElement(QrCode, { text: 'x'.repeat(4000), label: 'text' }),
};

describe('on a server, under a strict policy', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(Object.entries(WIDGETS))(
    '%s renders without a window, without style="" and without a warning',
    (_name, widget) => {
      const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
      const html = renderToString(createElement(ThemeProvider, { nonce: 'abc' }, widget));
      expect(html).not.toMatch(/\sstyle="/);
      expect(html.match(/<style(?![^>]*nonce="abc")/g)).toBeNull();
      expect(html).toContain('class="plinth-');
      expect(renderToString(widget)).toContain('plinth-');
      expect(warn).not.toHaveBeenCalled();
    },
  );
});
