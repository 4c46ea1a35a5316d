import { errorsMessages } from '../../messages/en/errors';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { ErrorScreen } from './ErrorScreen';

const Problems = /* @__PURE__ */ styled(
  'ul',
  `
  margin: 0;
  padding: 12px 16px 12px 32px;
  text-align: start;
  border: 1px solid var(--plinth-border);
  border-radius: 10px;
  background: var(--plinth-surface-sunken);
  font-size: 13px;
  overflow-wrap: anywhere;
  `,
);

/** Shown instead of the portal when its settings are wrong; each problem names the field. */
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
