import { ErrorScreen } from '../../components/errors/ErrorScreen';
import { Button } from '../../components/ui/Button';
import { Link } from '../../components/ui/Link';
import { errorsFrameMessages } from '../../messages/generated/en/errors';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';

interface FrameNoticeProps {
  /**
   * Why no screen is shown: `alone` (opened directly), `refused` (an ancestor page is not allowed),
   * `cookie` (the browser did not keep a sign-in), `screen` (unknown name).
   */
  reason: 'alone' | 'refused' | 'cookie' | 'screen';
  brandName: string;
  /** Retries. @default no button */
  onRetry?: () => void;
}

const SENTENCES = {
  alone: ['frameAloneTitle', 'frameAloneText'],
  refused: ['frameRefusedTitle', 'frameRefusedText'],
  cookie: ['frameCookieTitle', 'frameCookieText'],
  screen: ['frameScreenTitle', 'frameScreenText'],
} as const;

/** Shown in a frame without a screen: the reason, and a link to the portal. */
export function FrameNotice({ reason, brandName, onRetry }: FrameNoticeProps) {
  const t = useMessages(errorsFrameMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const [title, text] = SENTENCES[reason];
  const target = reason === 'alone' ? undefined : '_blank';
  return (
    <ErrorScreen
      title={t(title)}
      text={t(text, { brand: brandName })}
      action={
        <>
          <Link href="/" target={target} data-variant="primary">
            {t('openBrand', { brand: brandName })}
          </Link>
          {onRetry && (
            <Button variant="ghost" onPress={onRetry}>
              {tFeedback('tryAgain')}
            </Button>
          )}
        </>
      }
    />
  );
}
