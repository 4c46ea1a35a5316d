import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RestrictedNote } from '../../../src/components/impersonation/RestrictedNote';
import { Button } from '../../../src/components/ui/Button';
import { impersonationRestrictionsMessages } from '../../../src/messages/generated/en/impersonation';
import { useMessages } from '../../../src/messages/messages';

/** Disabled while impersonating, with the reason. */
const meta = preview.meta({
  title: 'Screens/Impersonation/Restricted',
  component: RestrictedNote,
});

export const Note = meta.story({
  args: { children: 'The password cannot be changed meanwhile.' },
});

export const NoteAlone = meta.story();

function OffButton() {
  const t = useMessages(impersonationRestrictionsMessages);
  return (
    <Button variant="danger" isDisabled disabledReason={t('restrictedDeleteUsers')}>
      Delete user
    </Button>
  );
}

/** The disabled button shows the reason. */
export const OnAButton = meta.story({
  render: () => <OffButton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Users cannot be deleted while you act as someone else',
    );
  },
});
