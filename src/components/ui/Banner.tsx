import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { IconButton } from './IconButton';
import { CloseIcon, TONE_ICONS } from './icons';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link Banner}. Other props are passed to the native div. */
export interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Tone of the banner; its text has to carry the meaning too. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** What happened, in a few words. */
  title: string;
  /** What to do about it. @default none */
  children?: ReactNode;
  /** Buttons at the end. @default none */
  actions?: ReactNode;
  /** Called by the close button, which is shown only if this is set. @default none */
  onDismiss?: (() => void) | undefined;
  /**
   * How it is announced when it appears: `assertive` interrupts; `off` is for content present from
   * the start. @default 'assertive' for danger, otherwise 'polite'
   */
  announce?: 'polite' | 'assertive' | 'off' | undefined;
}

const Root = styled('div')(
  layered(`
  box-sizing: border-box;
  container-type: inline-size;
  border: 1px solid var(--plinth-info-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-info-soft);
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  &[data-tone='success'] { border-color: var(--plinth-success-border); background: var(--plinth-success-soft); }
  &[data-tone='warning'] { border-color: var(--plinth-warning-border); background: var(--plinth-warning-soft); }
  &[data-tone='danger'] { border-color: var(--plinth-danger-border); background: var(--plinth-danger-soft); }
  /* Icon and text are centered on their first line. */
  & > div { --banner-rest: 0px; }
  & > div:has(> [data-slot='banner-actions'], > [data-slot='icon-button']) {
    --banner-rest: calc((var(--plinth-control-sm) - 20px) / 2);
    @media (pointer: coarse) { --banner-rest: calc((var(--plinth-control-touch) - 20px) / 2); }
  }
  & > div {
    display: flex;
    align-items: start;
    gap: var(--plinth-space-2) var(--plinth-space-3);
    padding: 10px var(--plinth-space-3) 10px 14px;
    flex-wrap: wrap;
  }
  & > div > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: calc(var(--banner-rest) + 1px);
    color: var(--plinth-info-text);
  }
  &[data-tone='success'] > div > svg { color: var(--plinth-success-text); }
  &[data-tone='warning'] > div > svg { color: var(--plinth-warning-text); }
  &[data-tone='danger'] > div > svg { color: var(--plinth-danger-text); }
  & [data-slot='banner-text'] {
    flex: 1 1 0;
    min-inline-size: 0;
    padding-block: var(--banner-rest);
    overflow-wrap: anywhere;
  }
  & strong { font-weight: 600; }
  & [data-slot='banner-text'] > strong + * { margin-inline-start: 6px; }
  & [data-slot='banner-actions'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); }
  @container (max-width: 480px) {
    & > div { flex-wrap: wrap; }
    & > div:not(:has(> [data-slot='icon-button'])) { --banner-rest: 0px; }
    & [data-slot='banner-text'] > strong { display: block; }
    & [data-slot='banner-text'] > strong + * { margin-inline-start: 0; }
    & [data-slot='banner-actions'] { order: 1; flex-basis: 100%; padding-inline-start: 30px; }
  }
  `),
);

/** A message about the state of a page or a part of it. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', title, children, actions, onDismiss, announce, ...native },
  ref,
) {
  const t = useMessages(uiFeedbackMessages);
  const Icon = TONE_ICONS[tone];
  const manner = announce ?? (tone === 'danger' ? 'assertive' : 'polite');
  const role = { polite: 'status', assertive: 'alert', off: undefined }[manner];
  return (
    <Root data-slot="banner" role={role} {...native} ref={ref} data-tone={tone}>
      <div>
        <Icon aria-hidden />
        <Part as="div" data-slot="banner-text">
          <VisuallyHidden>{`${t(tone)}: `}</VisuallyHidden>
          <strong>{title}</strong>
          {children && (
            <>
              {' '}
              <span>{children}</span>
            </>
          )}
        </Part>
        {actions && (
          <Part as="div" data-slot="banner-actions">
            {actions}
          </Part>
        )}
        {onDismiss && (
          <IconButton size="sm" label={t('dismiss')} onPress={onDismiss}>
            <CloseIcon aria-hidden />
          </IconButton>
        )}
      </div>
    </Root>
  );
});
