import { type OtherTab, openAdministrator } from './acting-tab';
import { StoryPortal } from './StoryPortal';
import { storySandbox } from './sandbox';

/** Props of {@link StoryImpersonation}. */
export interface StoryImpersonationProps {
  /** What the administrator's tab does: `closed` never says a word, `silent` does not extend. */
  otherTab: OtherTab | 'closed';
  /** A session that the server does not know. @default the one that is open */
  sessionId?: string;
}

/** The tab that was opened to act as somebody else: the portal, beside the administrator's tab. */
export function StoryImpersonation({ otherTab, sessionId }: StoryImpersonationProps) {
  const id = sessionId ?? storySandbox.openingImpersonation ?? '';
  return (
    <StoryPortal
      initialPath={`/impersonate/${id}`}
      openTab={() => openAdministrator(id, otherTab).browser.openTab()}
    />
  );
}
