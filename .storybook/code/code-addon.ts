// Without JSX: the frame's React is of another version, and its builder knows one runtime only.
import { createElement, useEffect, useState } from 'react';
import { AddonPanel, Button, SyntaxHighlighter } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookApi } from 'storybook/manager-api';
import { CODE_EVENT, type StoryCodeEvent } from './events';

const ID = 'plinth/copy-as-code';
/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 1_000;

/** The code of the story in sight; '' while none has told. */
function useCode(): string {
  const { id } = useStorybookApi().getCurrentStoryData() ?? {};
  const [told, setTold] = useState<StoryCodeEvent>({ storyId: '', code: '' });
  useChannel({ [CODE_EVENT]: setTold });
  return told.storyId === id ? told.code : '';
}

function CodePanel({ active }: { active: boolean }) {
  const code = useCode();
  const listing = createElement(
    SyntaxHighlighter,
    { language: 'tsx', copyable: true, padded: true, format: false },
    code || '// The story tells its code once it is shown.',
  );
  // biome-ignore lint/correctness/noChildrenProp: its type wants them among the props.
  return createElement(AddonPanel, { active, children: listing });
}

function CopyTool() {
  const code = useCode();
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (answer === '') return;
    const timer = setTimeout(() => setAnswer(''), COPIED_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setAnswer('Copied'),
      () => setAnswer('Could not copy'),
    );
  return createElement(
    Button,
    {
      variant: 'ghost',
      size: 'small',
      padding: 'small',
      ariaLabel: false,
      disabled: code === '',
      onClick: copy,
    },
    createElement('span', { 'aria-live': 'polite' }, answer || 'Copy as code'),
  );
}

/** "Copy as code" in the toolbar, and the code itself in a panel. */
export function addCodeAddon(): void {
  addons.register(ID, () => {
    addons.add(`${ID}/tool`, {
      type: types.TOOLEXTRA,
      title: 'Copy as code',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => createElement(CopyTool),
    });
    addons.add(`${ID}/panel`, {
      type: types.PANEL,
      title: 'Code',
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active = false }) => createElement(CodePanel, { active }),
    });
  });
}
