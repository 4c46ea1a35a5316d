import { defineMessages } from '../define-messages';

/** The sentences of the permission editor (specification §2.8, §5); part of the room `roles`. */
export const rolePermissionsMessages = /* @__PURE__ */ defineMessages('roles', {
  editorLabel: 'Permissions',
  editorFilter: 'Filter permissions',
  editorFilterPlaceholder: 'Filter by name or description',
  editorSelectAll: 'Select all',
  editorExpandAll: 'Expand all',
  editorCollapseAll: 'Collapse all',
  editorSelected: '{selected} of {total} selected',
  editorUnlisted: {
    one: '{count} more selected permission is not in this list.',
    other: '{count} more selected permissions are not in this list.',
  },
  editorFound: { one: '{count} permission found', other: '{count} permissions found' },
  editorDropped: {
    one: '{count} selected permission hidden by the filter was deselected',
    other: '{count} selected permissions hidden by the filter were deselected',
  },
  editorUndo: 'Undo',
  coverageFull: 'Full',
  coveragePartial: 'Partial',
  coverageNone: 'None',
  coverageCount: '{count} of {total}',
  editorNoMatchTitle: 'No permission matches the filter',
  editorNoMatchText: 'Neither a name nor a description holds what you typed.',
  editorClearFilter: 'Clear filter',
  editorEmptyTitle: 'There are no permissions',
  editorEmptyText: 'The server lists none that a role could hold.',
  editorLoading: 'Loading permissions',
  editorFailedTitle: 'The permissions could not be loaded',
  editorFailedText: 'Try again, or come back later.',
});
