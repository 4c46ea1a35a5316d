/** What a partner embeds. */
export interface Embed {
  readonly name: string;
  /** Published components that say its sentences. */
  readonly screens: readonly string[];
  /** The entry of `sizes.json` that measures it. */
  readonly english: string;
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/**
 * What partners embed, and the sentences that it says: the sections of a language that a partner
 * imports who embeds nothing else.
 */
export const EMBEDS: readonly Embed[] = [
  {
    name: 'LoginScreen',
    screens: ['LoginScreen'],
    english: 'LoginScreen alone',
    sections: { auth: ['authMessages'], ui: ['uiCapsLockMessages', 'uiMessages'] },
  },
  {
    name: 'LoginScreen, theme and hooks wired',
    screens: ['LoginScreen'],
    english: 'LoginScreen, theme and hooks wired',
    sections: { auth: ['authMessages'], ui: ['uiCapsLockMessages', 'uiMessages'] },
  },
  {
    name: 'NotificationBell',
    screens: ['NotificationBell'],
    english: 'NotificationBell alone',
    sections: {
      notifications: ['notificationsMessages'],
      ui: ['uiFailureMessages', 'uiMessages'],
    },
  },
  {
    name: 'NotificationCenter',
    screens: ['NotificationCenter'],
    english: 'NotificationCenter, whole: bell, drawer, credentials, long lists',
    sections: {
      notifications: [
        'notificationsCredentialsMessages',
        'notificationsDrawerMessages',
        'notificationsFailureMessages',
        'notificationsMessages',
      ],
      ui: [
        'uiCancelMessages',
        'uiCopyMessages',
        'uiFailureMessages',
        'uiFeedbackMessages',
        'uiMessages',
        'uiOkMessages',
        'uiTimeMessages',
        'uiTypedMessages',
        'uiUnreadableMessages',
      ],
    },
  },
  {
    name: 'Table, Pager, SearchField',
    screens: ['Table', 'Pager', 'SearchField'],
    english: 'Table, Pager and SearchField, before a row menu is opened',
    sections: { ui: ['uiDataMessages', 'uiMessages', 'uiUnreadableMessages'] },
  },
];

/** What an embed may cost more in another language than in English, gzip, in kB of 1,000 bytes. */
export const MORE_KB = 1.95;
