import { defineMessages } from '../define-messages';

/** The sentences of the partner's modules (specification §2.2). */
export const modulesMessages = /* @__PURE__ */ defineMessages('modules', {
  title: 'Modules',
  none: 'No modules are installed.',
});
