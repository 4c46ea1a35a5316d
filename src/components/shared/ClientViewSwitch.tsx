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
 * Hides costs and margins while a customer is watching (commerce §6). Components then receive
 * records without those fields. The ref is the input.
 */
export const ClientViewSwitch = forwardRef<HTMLInputElement, ClientViewSwitchProps>(
  function ClientViewSwitch({ isOn, onChange, className }, ref) {
    const t = useMessages(sharedClientViewMessages);
    return (
      <div data-print="none">
        <Switch
          ref={ref}
          label={t('clientView')}
          description={t('clientViewText')}
          isSelected={isOn}
          onChange={onChange}
          className={className}
        />
      </div>
    );
  },
);
