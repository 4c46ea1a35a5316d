import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryImpersonation } from '../../support/StoryImpersonation';
import { storyClock } from '../../support/sandbox';

/** The impersonating tab, from its address to its end. */
const meta = preview.meta({
  title: 'Pages/Impersonation/Session',
  component: StoryImpersonation,
  parameters: {
    layout: 'fullscreen',
    scenario: 'impersonated',
    docs: { story: { inline: false, iframeHeight: '620px' } },
  },
  args: { otherTab: 'extends' },
});

const minutes = (count: number) => storyClock.advance(count * 60_000);
const banner = () => screen.findByRole('region', { name: 'Impersonation' });
const expiring = () =>
  screen.findByRole('alertdialog', { name: 'Impersonation Session Expiring Soon' });

export const Ready = meta.story({
  play: async () => {
    await expect(await banner()).toHaveTextContent(
      /You are logged in as .*Your session will expire in 30 minutes.*Administrator: ada@plinth.example/,
    );
    await screen.findByRole('heading', { level: 1 });
  },
});

export const Opening = meta.story({
  args: { otherTab: 'closed' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Opening the session' });
  },
});

/** The tab that started it says nothing for five seconds. */
export const NoAnswer = meta.story({
  args: { otherTab: 'closed' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Opening the session' });
    storyClock.advance(5_000);
    await screen.findByRole('heading', { name: 'No answer from the other tab' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Opening the session' });
    storyClock.advance(5_000);
    await screen.findByRole('heading', { name: 'No answer from the other tab' });
  },
});

export const UnknownToTheServer = meta.story({
  args: { sessionId: 'no-such-session' },
  play: async () => {
    await screen.findByRole('heading', { name: 'This session has ended' });
  },
});

export const ServerFails = meta.story({
  parameters: { faults: [{ match: { path: '/app/**' }, status: 500 }] },
  play: async () => {
    await screen.findByRole('heading', { name: 'The session could not be opened' });
  },
});

export const Expiring = meta.story({
  play: async () => {
    await banner();
    minutes(28);
    const dialog = await expiring();
    await waitFor(() => expect(dialog).toHaveFocus());
  },
});

export const Extended = meta.story({
  play: async () => {
    await banner();
    minutes(28);
    await userEvent.click(
      within(await expiring()).getByRole('button', { name: 'Extend Session (+30 min)' }),
    );
    await screen.findByRole('alertdialog', { name: 'Session Extended Successfully!' });
    const goOn = screen.getByRole('button', { name: 'Continue Working' });
    await waitFor(() => expect(goOn).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await banner()).toHaveTextContent('Your session will expire in 32 minutes');
  },
});

export const Refused = meta.story({
  args: { otherTab: 'refuses' },
  play: async () => {
    await banner();
    minutes(28);
    const dialog = await expiring();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Extend Session/ }));
    await within(dialog).findByText('No more time for today.');
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const TimedOut = meta.story({
  args: { otherTab: 'silent' },
  play: async () => {
    await banner();
    minutes(28);
    const dialog = await expiring();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Extend Session/ }));
    storyClock.advance(6_000);
    await within(dialog).findByText(/does not answer/);
    await expect(within(dialog).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '2 minutes',
    );
  },
});

export const Ended = meta.story({
  play: async () => {
    await userEvent.click(within(await banner()).getByRole('button', { name: 'End Session' }));
    await screen.findByText('Impersonation mode has been successfully closed.', {
      selector: ':not([hidden])',
    });
  },
});

export const Expired = meta.story({
  play: async () => {
    await banner();
    minutes(30);
    await screen.findByText("Impersonation ended. You've been signed out.");
  },
});
