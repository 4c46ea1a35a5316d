import { decorators } from 'storybook-addon-pseudo-states/preview';
import preview from '../../.storybook/preview';
import { Button as KitButton } from '../../src/components/ui/Button';
import { Checkbox as KitCheckbox } from '../../src/components/ui/Checkbox';
import { CodeField as KitCodeField } from '../../src/components/ui/CodeField';
import { DateField as KitDateField } from '../../src/components/ui/DateField';
import { IconButton as KitIconButton } from '../../src/components/ui/IconButton';
import { AddIcon } from '../../src/components/ui/icons';
import { Link as KitLink } from '../../src/components/ui/Link';
import { PasswordField as KitPasswordField } from '../../src/components/ui/PasswordField';
import { QuantityField as KitQuantityField } from '../../src/components/ui/QuantityField';
import { SearchField as KitSearchField } from '../../src/components/ui/SearchField';
import { Select as KitSelect } from '../../src/components/ui/Select';
import { Switch as KitSwitch } from '../../src/components/ui/Switch';
import { TextField as KitTextField } from '../../src/components/ui/TextField';
import { Row } from './support/layout';
import { SHEET_STATES, StateSheet } from './support/StateSheet';

/** Each widget at rest, under the pointer, with the focus of a keyboard, pressed and disabled. */
const meta = preview.meta({
  title: 'UI/Interaction states',
  decorators,
  parameters: { pseudo: SHEET_STATES },
});

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

/** Every variant. */
export const Button = meta.story(() => (
  <StateSheet>
    {(isDisabled) => (
      <Row>
        {VARIANTS.map((variant) => (
          <KitButton key={variant} variant={variant} isDisabled={isDisabled}>
            Save
          </KitButton>
        ))}
      </Row>
    )}
  </StateSheet>
));

/** Only an icon. */
export const IconButton = meta.story(() => (
  <StateSheet>
    {(isDisabled) => (
      <KitIconButton label="Add" isDisabled={isDisabled}>
        <AddIcon />
      </KitIconButton>
    )}
  </StateSheet>
));

/** A link is never disabled: it is text then. */
export const Link = meta.story(() => (
  <StateSheet>
    {(isDisabled) => (isDisabled ? <span>Orders</span> : <KitLink href="#orders">Orders</KitLink>)}
  </StateSheet>
));

/** Checked and not. */
export const Checkbox = meta.story(() => (
  <StateSheet>
    {(isDisabled) => (
      <Row>
        <KitCheckbox label="One" isDisabled={isDisabled} />
        <KitCheckbox label="Two" isDisabled={isDisabled} defaultSelected />
      </Row>
    )}
  </StateSheet>
));

/** On and off. */
export const Switch = meta.story(() => (
  <StateSheet>
    {(isDisabled) => (
      <Row>
        <KitSwitch label="One" isDisabled={isDisabled} />
        <KitSwitch label="Two" isDisabled={isDisabled} defaultSelected />
      </Row>
    )}
  </StateSheet>
));

/** One line of text. */
export const TextField = meta.story(() => (
  <StateSheet>
    {(isDisabled) => <KitTextField label="Name" defaultValue="Northwind" isDisabled={isDisabled} />}
  </StateSheet>
));

/** With the button that shows it. */
export const PasswordField = meta.story(() => (
  <StateSheet>
    {(isDisabled) => (
      <KitPasswordField label="Password" autoComplete="off" isDisabled={isDisabled} />
    )}
  </StateSheet>
));

/** With the button that clears it. */
export const SearchField = meta.story(() => (
  <StateSheet>
    {(isDisabled) => <KitSearchField label="Search" value="oslo" isDisabled={isDisabled} />}
  </StateSheet>
));

/** With its steps. */
export const QuantityField = meta.story(() => (
  <StateSheet>
    {(isDisabled) => (
      <KitQuantityField
        label="Seats"
        limits={{ min: 1, max: 9, step: 1 }}
        defaultValue={5}
        isDisabled={isDisabled}
      />
    )}
  </StateSheet>
));

/** Closed. */
export const Select = meta.story(() => (
  <StateSheet>
    {(isDisabled) => (
      <KitSelect
        label="Country"
        items={[{ id: 'no', label: 'Norway' }]}
        defaultValue="no"
        isDisabled={isDisabled}
      />
    )}
  </StateSheet>
));

/** Its segments and the button that opens the calendar. */
export const DateField = meta.story(() => (
  <StateSheet>{(isDisabled) => <KitDateField label="From" isDisabled={isDisabled} />}</StateSheet>
));

/** A box a digit. */
export const CodeField = meta.story(() => (
  <StateSheet>
    {(isDisabled) => <KitCodeField label="Code" defaultValue="123" isDisabled={isDisabled} />}
  </StateSheet>
));
