import { defineMessages } from '../define-messages';

/** The sentences of widgets that show and find data; part of the room `ui`. */
export const uiDataMessages = /* @__PURE__ */ defineMessages('ui', {
  // AvatarGroup
  moreCount: '+{count}',
  morePeople: { one: '{count} more person', other: '{count} more people' },
  // Table
  loading: 'Loading',
  selectAllRows: 'Select all rows',
  selectRow: 'Select {name}',
  selectedCount: '{count} selected',
  actions: 'Actions',
  actionsOf: 'Actions of {name}',
  noRecords: 'There are no matching records',
  rowsFailed: 'The records could not be loaded',
  menuFailed: 'The menu could not be loaded. Try again.',
  // Pager
  pager: 'Pages',
  pageSize: 'Show {sizes} per page',
  pageRange: '{first} - {last} of {total}',
  pageRangeOpen: '{first} - {last}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  isFirstPage: 'This is the first page',
  isLastPage: 'This is the last page',
  pageOf: 'Page {input} of {pages}',
  pageOpen: 'Page {input}',
  pageHelp: 'A number from 1 to {last}',
  // CopyButton, QrCode
  copy: 'Copy',
  copied: 'Copied',
  qrTooLong: 'This text is too long for a QR code.',
  // SearchField, Select
  clearSearch: 'Clear search',
  choose: 'Choose',
});
