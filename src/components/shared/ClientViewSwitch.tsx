import { forwardRef } from 'react';
import type { ClientView } from '../../contracts/products';
import { sharedClientViewMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { Switch } from '../ui/Switch';

/** Props of {@link ClientViewSwitch}. */
export interface ClientViewSwitchProps extends ClientView {
  /** A class of your own on the root. */
  className?: string | undefined;
}

/**
 * Takes costs and margins off the screen, for when a customer looks on (commerce §6). What they are
 * taken off gets its records without them. The ref is the input.
 */
export const ClientViewSwitch = forwardRef<HTMLInputElement, ClientViewSwitchProps>(
  function ClientViewSwitch({ isOn, onChange, className }, ref) {
    const t = useMessages(sharedClientViewMessages);
    return (
      <Switch
        ref={ref}
        label={t('clientView')}
        description={t('clientViewText')}
        isSelected={isOn}
        onChange={onChange}
        className={className}
      />
    );
  },
);
