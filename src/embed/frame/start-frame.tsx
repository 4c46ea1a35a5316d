import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { BrowserRouter } from 'react-router';
import type { PortalConfig } from '../../app/config';
import { NavigationProvider } from '../../components/ui/NavigationProvider';
import { useLogout } from '../../hooks/auth/useLogout';
import { useSession } from '../../hooks/auth/useSession';
import { createConsole } from '../../hooks/console/createConsole';
import { MessagesProvider } from '../../messages/messages';
import { systemClock } from '../../platform/clock';
import { ScreensConsole } from '../../screens/ScreensProvider';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { EmbeddedContent, useSessionEvents } from '../EmbeddedScreen';
import { SCREENS } from '../screens';
import { connectToHost, type HostLink } from './connect-to-host';
import { FrameNotice } from './FrameNotice';
import { valuesOf } from './frame-address';
import type { FrameSettings } from './protocol';
import { lookAround, placeOf } from './surroundings';
import { useFrameEvents } from './useFrameEvents';
import { useFrameLook } from './useFrameLook';
import { useFrameNavigation } from './useFrameNavigation';
import { useTellContent } from './useTellContent';
import { watchCookies } from './watch-cookies';

/** Signs out on a message from the host page. */
function useHostSignOut(link: HostLink): void {
  const { run } = useLogout();
  useEffect(
    () => link.listen((message) => void (message.type === 'sign-out' && run())),
    [link, run],
  );
}

/** The host page's current settings: the initial ones with later changes. */
function useHostSettings(link: HostLink): FrameSettings {
  const [settings, setSettings] = useState(link.settings);
  useEffect(
    () =>
      link.listen((message) => {
        if (message.type === 'settings') {
          setSettings((current) => ({ ...current, ...message.settings }));
        }
      }),
    [link],
  );
  return settings;
}

/** Timeout of the host page's response, after which the frame shows that it is not allowed. */
const ANSWER_MS = 5_000;

/** The connection to the host page; `silent` after the timeout. */
type HostAnswer = HostLink | 'awaited' | 'silent';

/** Waits for the host page. Late responses are accepted. */
function useHostLink(connected: Promise<HostLink>): HostAnswer {
  const [answer, setAnswer] = useState<HostAnswer>('awaited');
  useEffect(() => {
    let isLeft = false;
    const give = (next: HostAnswer) => {
      if (!isLeft) setAnswer(next);
    };
    const patience = systemClock.setTimeout(() => give('silent'), ANSWER_MS);
    void connected.then((link) => {
      systemClock.clearTimeout(patience);
      give(link);
    });
    return () => {
      isLeft = true;
      systemClock.clearTimeout(patience);
    };
  }, [connected]);
  return answer;
}

const BACKDROP = '[data-slot="dialog-backdrop"]';
/** Minimum visible height of a frame for a dialog, in CSS pixels. */
const LEAST_HEIGHT = 320;

/**
 * Scrolls a dialog into the visible part, once: `fixed` refers to the whole frame, however high.
 */
function place(backdrop: HTMLElement): void {
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (!seen || seen.intersectionRect.height < LEAST_HEIGHT) return;
    const { intersectionRect, boundingClientRect } = seen;
    const gap = Number.parseFloat(getComputedStyle(backdrop).paddingTop) || 0;
    const above = intersectionRect.top - boundingClientRect.top;
    const below = boundingClientRect.bottom - intersectionRect.bottom;
    backdrop.style.paddingBlock = `${gap + above}px ${gap + below}px`;
  });
  observer.observe(backdrop);
}

/** Places dialogs into the visible part of a high frame, until the returned function is called. */
function placeDialogs({ body }: Document): () => void {
  const placed = new WeakSet<Element>();
  const changes = new MutationObserver(() => {
    for (const backdrop of body.querySelectorAll<HTMLElement>(BACKDROP)) {
      if (!placed.has(backdrop)) place(backdrop);
      placed.add(backdrop);
    }
  });
  changes.observe(body, { childList: true, subtree: true });
  return () => changes.disconnect();
}

/** The screen of the frame's address; the sign-in if it requires a user and nobody is signed in. */
function FrameScreen({ config, link }: { config: PortalConfig; link: HostLink }) {
  const { hubUrl } = config;
  const brandName = config.brand.name;
  const session = useSession();
  const { emit, fail } = useFrameEvents(link);
  const { address, follow } = useFrameNavigation(link);
  const values = useMemo(
    // The host page cannot change the look of the password form.
    () => address && { ...valuesOf(address), brandName, hubUrl },
    [address, brandName, hubUrl],
  );
  useSessionEvents(emit);
  useHostSignOut(link);
  useEffect(() => link.send({ type: 'ready' }), [link]);
  if (!address || !values) return <FrameNotice reason="screen" brandName={brandName} />;
  const isOut = session.status === 'signedOut' || session.status === 'profileIncomplete';
  const screen = isOut && !address.screen.needsUser ? SCREENS['sign-in'] : address.screen;
  return (
    <NavigationProvider navigate={follow}>
      <EmbeddedContent key={screen.name} {...{ screen, values, emit, fail }} />
    </NavigationProvider>
  );
}

/** The content determines the frame's height: content that fills its window could never shrink. */
const Content = styled('div')(
  layered(`
  padding: var(--plinth-space-4);
  & [data-slot='error-screen'] { min-block-size: 0; padding: var(--plinth-space-4); }
  & [data-slot='auth-layout'] { min-block-size: 0; }
  & [data-slot='auth-layout'] main { margin-block-start: 0; }
  `),
);

/** Props of every part of a frame. */
interface FrameProps {
  readonly config: PortalConfig;
  readonly nonce: string | undefined;
}

/**
 * A page below `/embed/`: a screen of the portal, once an allowed host page has responded,
 * otherwise the reason. Until then nothing is rendered or requested.
 */
export function startFrame(props: FrameProps): ReactNode {
  const place = placeOf(lookAround(window), props.config.embed.origins);
  if (place.status !== 'framed') return <Notice {...props} reason={place.status} />;
  return <AwaitedFrame {...props} connected={connectToHost(window, place.parents)} />;
}

function AwaitedFrame({ connected, ...props }: FrameProps & { connected: Promise<HostLink> }) {
  const link = useHostLink(connected);
  if (link === 'awaited') return null;
  if (link === 'silent') return <Notice {...props} reason="refused" />;
  return <ConnectedFrame {...props} link={link} />;
}

/** The notice, in the portal's own look. */
function Notice({ reason, ...props }: FrameProps & { reason: 'alone' | 'refused' }) {
  return (
    <Look {...props} settings={{}}>
      <Content>
        <FrameNotice reason={reason} brandName={props.config.brand.name} />
      </Content>
    </Look>
  );
}

function ConnectedFrame(props: FrameProps & { link: HostLink }) {
  const settings = useHostSettings(props.link);
  return (
    <Look {...props} settings={settings}>
      <FrameBody {...props} />
    </Look>
  );
}

/** The screen with its providers and events. */
function FrameBody({ config, link }: FrameProps & { link: HostLink }) {
  const brandName = config.brand.name;
  const content = useRef<HTMLDivElement>(null);
  const [isCookieLost, setCookieLost] = useState(false);
  const [parts] = useState(() => {
    const onLost = () => {
      setCookieLost(true);
      link.send({ type: 'error', code: 'cookie' });
    };
    const { apiBaseUrl, preferences } = config;
    return createConsole({
      apiBaseUrl,
      preferences,
      fetch: watchCookies(globalThis.fetch, onLost),
    });
  });
  useTellContent(content, link, brandName);
  useEffect(() => placeDialogs(document), []);
  return (
    <Content ref={content}>
      {isCookieLost ? (
        <FrameNotice reason="cookie" {...{ brandName }} onRetry={() => setCookieLost(false)} />
      ) : (
        <ScreensConsole parts={parts}>
          <BrowserRouter>
            <FrameScreen {...{ config, link }} />
          </BrowserRouter>
        </ScreensConsole>
      )}
    </Content>
  );
}

/** The look of the portal, with the host page's settings. */
function Look({
  config,
  nonce,
  settings,
  children,
}: FrameProps & { settings: FrameSettings; children: ReactNode }) {
  const look = useFrameLook(config, settings);
  if (look === null) return null;
  return (
    <ThemeProvider {...look.theme} nonce={nonce} applyToDocument>
      <MessagesProvider locale={look.theme.locale} messages={look.messages}>
        {children}
      </MessagesProvider>
    </ThemeProvider>
  );
}
