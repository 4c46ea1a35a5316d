import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BrowserRouter } from 'react-router';
import type { PortalConfig } from '../../app/config';
import { createConsole } from '../../hooks/console/createConsole';
import { MessagesProvider } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { EmbedConsole } from '../EmbedConsole';
import { connectToHost, type HostLink } from './connect-to-host';
import { FrameNotice } from './FrameNotice';
import { FrameScreen } from './FrameScreen';
import { placeDialogs } from './place-dialogs';
import type { FrameSettings } from './protocol';
import { lookAround, placeOf } from './surroundings';
import { useFrameLook } from './useFrameLook';
import { useHostLink } from './useHostLink';
import { useHostSettings } from './useHostSettings';
import { useTellContent } from './useTellContent';
import { watchCookies } from './watch-cookies';

/** The content says how high a frame is: what fills its window would never get smaller again. */
const Content = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  padding: var(--plinth-space-4);
  & [data-slot='error-screen'] { min-block-size: 0; padding: var(--plinth-space-4); }
  & [data-slot='auth-layout'] { min-block-size: 0; }
  & [data-slot='auth-layout'] main { margin-block-start: 0; }
  `),
);

/** What every part of a frame gets. */
interface FrameProps {
  readonly config: PortalConfig;
  readonly nonce: string | undefined;
}

/**
 * What a page below `/embed/` shows: a screen of the portal, once a page around that is allowed has
 * answered, and otherwise why not. Before that nothing is drawn, and nothing is asked of the API.
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

/** Why nothing is shown, in the portal's own look. */
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

/** The screen with what it needs, and what is told of it. */
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
        <EmbedConsole parts={parts}>
          <BrowserRouter>
            <FrameScreen {...{ config, link }} />
          </BrowserRouter>
        </EmbedConsole>
      )}
    </Content>
  );
}

/** The look of the portal, with what the page around sets of it. */
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
