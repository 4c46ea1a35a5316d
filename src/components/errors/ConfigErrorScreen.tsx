import { errorsMessages } from '../../messages/generated/en/errors';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ErrorScreen } from './ErrorScreen';

const Problems = styled('ul')(
  layered(`
  margin: 0;
  padding: var(--plinth-space-3) var(--plinth-space-4) var(--plinth-space-3) var(--plinth-space-8);
  text-align: start;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface-sunken);
  font-size: var(--plinth-font-size-sm);
  overflow-wrap: anywhere;
  `),
);

/**
 * Shown instead of the portal if its settings are invalid. Each problem names its field.
 *
 * @example
 * ```tsx
 * <ConfigErrorScreen problems={['links.terms: not an address']} />
 * ```
 */
export function ConfigErrorScreen({ problems }: { problems: readonly string[] }) {
  const t = useMessages(errorsMessages);
  return (
    <ErrorScreen
      title={t('configTitle')}
      text={t('configText')}
      action={
        <Problems>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Problems>
      }
    />
  );
}
