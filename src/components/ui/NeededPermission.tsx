import { refused } from '../../domain/access';
import { type Failure, namesPermission } from '../../domain/failure';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from './Button';
import { useAskPermission } from './PermissionHelpProvider';
import { useNeededPermission } from './useRefusal';

/** Props of {@link NeededPermission}. */
export interface NeededPermissionProps {
  /** The failure to explain. */
  failure: Failure;
  /** Text shown beside it; a permission that it contains is not repeated. @default none */
  text?: string | undefined;
}

const Line = styled('span')(
  layered(`
  && { display: flex; }
  flex-wrap: wrap;
  align-items: center;
  gap: var(--plinth-space-1) var(--plinth-space-2);
  & > button { margin-block-start: var(--plinth-space-1); }
  `),
);

/**
 * Names the missing permission below an error; renders nothing for other failures. Inside a
 * `PermissionHelpProvider` it offers help with the permission.
 */
export function NeededPermission({ failure, text = '' }: NeededPermissionProps) {
  const t = useMessages(uiForbiddenMessages);
  const needed = useNeededPermission();
  const requestHelp = useAskPermission();
  const { permission } = failure;
  if (permission === undefined) return null;
  const isNamed = namesPermission(text, permission);
  if (isNamed && !requestHelp) return null;
  return (
    <Line data-slot="needed-permission">
      {!isNamed && <span>{needed(refused('noPermission', permission))}</span>}
      {requestHelp && (
        <Button size="sm" onPress={() => requestHelp(permission)}>
          {t('whoCanGive')}
        </Button>
      )}
    </Line>
  );
}
