import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Checkbox } from '../../src/components/ui/Checkbox';
import { Link } from '../../src/components/ui/Link';
import { narrow, Row, Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a copy', onChange: fn() },
});

/** Not chosen. */
export const Off = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a copy' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

/** Chosen. */
export const On = meta.story({ args: { defaultSelected: true } });

/** A line under the label says what the choice brings. */
export const WithDescription = meta.story({
  args: { description: 'To the address that you signed in with.', defaultSelected: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(args.description);
  },
});

/** An error below the box, announced on focus. */
export const Invalid = meta.story({
  args: {
    label: (
      <>
        <span>I agree to the</span> <Link href="/terms">terms of use</Link>
      </>
    ),
    isRequired: true,
    errorText: 'Please agree to the terms of use',
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms of use' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please agree to the terms of use');
    await userEvent.click(canvas.getByText('I agree to the'));
    await expect(box).toBeChecked();
  },
});

const PERMISSIONS = ['View users', 'Invite users', 'Delete users'];

function PermissionGroup() {
  const [chosen, setChosen] = useState<readonly string[]>(['View users']);
  return (
    <Stack>
      <Checkbox
        label="All user permissions"
        isSelected={chosen.length === PERMISSIONS.length}
        isIndeterminate={chosen.length > 0 && chosen.length < PERMISSIONS.length}
        onChange={(isSelected) => setChosen(isSelected ? PERMISSIONS : [])}
      />
      {PERMISSIONS.map((name) => (
        <Checkbox
          key={name}
          label={name}
          isSelected={chosen.includes(name)}
          onChange={(isSelected) =>
            setChosen(
              isSelected ? [...chosen, name] : chosen.filter((permission) => permission !== name),
            )
          }
        />
      ))}
    </Stack>
  );
}

/** The first stands for the three under it. */
export const Indeterminate = meta.story({
  render: () => <PermissionGroup />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All user permissions' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Delete users' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
  },
});

/** Disabled, on and off. */
export const Disabled = meta.story({
  render: () => (
    <Row>
      <Checkbox label="Off" isDisabled />
      <Checkbox label="On" isDisabled defaultSelected />
      <Checkbox label="Some" isDisabled isIndeterminate />
    </Row>
  ),
});

/**
 * Disabled but focusable, with the reason: visible on focus and hover, and as the accessible
 * description.
 */
export const DisabledWithReason = meta.story({
  args: {
    label: 'Ada Lovelace',
    isDisabled: true,
    disabledReason: 'System users cannot be removed from this role',
  },
  render: (args) => (
    <div style={{ padding: '48px 96px' }}>
      <Checkbox {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Ada Lovelace' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription(args.disabledReason);
    await expect(
      canvas.getByText(args.disabledReason ?? '', { selector: '[data-slot=hint]' }),
    ).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Its label is hidden: the row names the person. */
export const WithoutLabel = meta.story({
  args: { label: undefined, 'aria-label': 'Select Ada Lovelace' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Ada Lovelace' })).toBeVisible();
  },
});

/** Label, description and error of many words. */
export const LongTexts = meta.story({
  args: {
    label: 'Unbroken'.repeat(25),
    description:
      'A sentence that helps to decide and needs more than the one line that there is room for.',
    errorText: 'What is wrong is told in a sentence that needs more than a single line to be read.',
  },
  decorators: [narrow(288)],
});
