import { NotificationBell, NotificationDrawer } from '@plinth/console/components';
import { ThemeProvider } from '@plinth/console/theme';
import { useState } from 'react';

type State = Parameters<typeof NotificationDrawer>[0]['state'];
const START: State = {
  status: 'ready',
  isStale: false,
  data: ['Backup finished', 'Invoice 1024 is ready'].map((title, index) => ({
    id: String(index),
    type: 'Message',
    category: '',
    severity: 'info',
    title,
    description: '',
    createdAt: new Date('2026-03-02T08:00:00Z'),
    relatedEntityId: '',
    relatedEntityType: '',
  })),
};

export function Page({ nonce }: { nonce: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState(START);
  const list = state.status === 'ready' ? state.data : [];
  const keep = (ids: readonly string[]) => {
    const data = list.filter(({ id }) => ids.includes(id));
    const isEmpty = data.length === 0;
    setState(isEmpty ? { status: 'empty', isStale: false } : ({ ...START, data } as State));
  };
  return (
    <ThemeProvider nonce={nonce} colorScheme="light">
      <NotificationBell
        {...{ count: list.length, severity: null, hasTask: false, isOpen }}
        onPress={() => setOpen(true)}
      />
      <NotificationDrawer
        {...{ state, isOpen }}
        now={Date.parse('2026-03-02T09:00:00Z')}
        onClose={() => setOpen(false)}
        onDismiss={(id) => keep(list.map((one) => one.id).filter((one) => one !== id))}
        onMarkAllRead={() => keep([])}
        onShowCredentials={() => {}}
      />
    </ThemeProvider>
  );
}
