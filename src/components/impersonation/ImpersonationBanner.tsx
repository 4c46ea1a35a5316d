import { forwardRef } from 'react';
import type { ImpersonationStatusProps } from '../../contracts/impersonation';
import { phaseOf } from '../../domain/impersonation/impersonation';
import { impersonationMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { ImpersonationIcon } from '../ui/icons';
import { callOf } from './people';
import { TimeLeftAnnouncer } from './TimeLeftAnnouncer';

/** Props of {@link ImpersonationBanner}. */
export interface ImpersonationBannerProps
  extends Pick<
    ImpersonationStatusProps,
    'user' | 'administrator' | 'minutesLeft' | 'onExtend' | 'onEnd'
  > {
  /** Whether an extension is pending. @default false */
  isExtending?: boolean | undefined;
}

const Root = styled('section')(
  layered(`
  container-type: inline-size;
  border-block-end: 1px solid var(--plinth-info-border);
  background: var(--plinth-info-soft);
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  --impersonation-sign: var(--plinth-info-text);
  &[data-phase='warning'] {
    border-color: var(--plinth-warning-border);
    background: var(--plinth-warning-soft);
    --impersonation-sign: var(--plinth-warning-text);
  }
  &[data-phase='critical'] {
    border-color: var(--plinth-danger-border);
    background: var(--plinth-danger-soft);
    --impersonation-sign: var(--plinth-danger-text);
  }
  &:focus { outline: none; }
  &:focus-visible { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: calc(-1 * var(--plinth-focus-width)); }
  & > div {
    display: flex;
    align-items: center;
    gap: var(--plinth-space-2) var(--plinth-space-3);
    /* Aligned with the page below. */
    --edge: var(--plinth-shell-gutter, var(--plinth-space-8));
    padding-block: var(--plinth-space-2);
    padding-inline: max(var(--edge), (100% - var(--plinth-shell-max, 1440px)) / 2 + var(--edge));
  }
  & > div > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: var(--impersonation-sign);
  }
  & [data-slot='impersonation-text'] { flex: 1 1 0; min-inline-size: 0; }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
    /* It is sticky: a long name must leave space for the page. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & strong { font-weight: 600; }
  & p > small { font-size: inherit; color: var(--plinth-text-muted); }
  & p + p { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='impersonation-time'] { color: var(--impersonation-sign); font-weight: 550; }
  & [data-slot='impersonation-time'] + span::before { content: '·'; margin-inline: 6px; }
  & [data-slot='impersonation-actions'] {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--plinth-space-2);
    max-inline-size: 100%;
    box-sizing: border-box;
  }
  @container (max-width: 640px) {
    & > div { --edge: var(--plinth-shell-gutter, var(--plinth-space-4)); flex-wrap: wrap; }
    & > div > svg { align-self: start; }
    & [data-slot='impersonation-actions'] { flex-basis: 100%; padding-inline-start: var(--plinth-space-8); justify-content: flex-start; }
    & [data-slot='impersonation-time'] + span { display: block; }
    & [data-slot='impersonation-time'] + span::before { content: none; }
    & p + p { -webkit-line-clamp: 3; }
  }
  @media (forced-colors: active) {
    &[data-phase='critical'] { border-block-end-width: 3px; }
  }
  `),
);

/** Placeholder for the name in the sentence: a character that no text contains. */
const PLACE = '\u{fffc}';

/**
 * Shows the impersonated user, the administrator and the time left (specification §2.5): tone
 * 'normal' above 5 minutes, 'warning' down to 3, 'critical' with an Extend button from 2. Pass it
 * to the shell as its banner, where it stays under the header without covering focused elements.
 * The ref is the banner element, which can be focused.
 */
export const ImpersonationBanner = forwardRef<HTMLElement, ImpersonationBannerProps>(
  function ImpersonationBanner(props, ref) {
    const { user, administrator, minutesLeft, isExtending = false, onExtend, onEnd } = props;
    const t = useMessages(impersonationMessages);
    const phase = phaseOf(minutesLeft);
    const name = callOf(user);
    const [before, after] = t('loggedInAs', { user: PLACE }).split(PLACE);
    return (
      <Root
        ref={ref}
        tabIndex={-1}
        data-slot="impersonation-banner"
        data-phase={phase}
        aria-label={t('region')}
      >
        <div>
          <ImpersonationIcon aria-hidden />
          <Part as="div" data-slot="impersonation-text">
            <p>
              {/* Sentence and name each have their own text direction. */}
              <bdi>
                {before && <span>{before}</span>}
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {name !== user.email && (
                  <small>
                    {' '}
                    <bdi>{`(${user.email})`}</bdi>
                  </small>
                )}
                {after && <span>{after}</span>}
              </bdi>
            </p>
            <p>
              <Part as="span" data-slot="impersonation-time">
                {t('expiresIn', { count: minutesLeft })}
              </Part>
              {administrator && (
                <span>
                  <bdi>{t('administrator', { administrator })}</bdi>
                </span>
              )}
            </p>
          </Part>
          <Part as="div" data-slot="impersonation-actions">
            {phase === 'critical' && (
              <Button variant="primary" size="sm" isPending={isExtending} onPress={onExtend}>
                {t('extend')}
              </Button>
            )}
            <Button size="sm" onPress={onEnd}>
              {t('end')}
            </Button>
          </Part>
        </div>
        <TimeLeftAnnouncer minutesLeft={minutesLeft} />
      </Root>
    );
  },
);
