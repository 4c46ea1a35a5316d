import { useState } from 'react';
import type { ListViews } from '../../../contracts/list';
import { VIEW_NAME_MAX } from '../../../domain/lists/list-views';
import { uiViewsMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { Button } from '../Button';
import { TextField } from '../TextField';

interface SaveViewProps {
  views: Pick<ListViews, 'saved' | 'onSave'>;
  onSaved: () => void;
}

const Form = styled('form')(layered('display: grid; gap: var(--plinth-space-2);'));

/** Saves the current view under a name. */
export function SaveView({ views: { saved, onSave }, onSaved }: SaveViewProps) {
  const t = useMessages(uiViewsMessages);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const name = typed.trim();
  const isThere = saved.some((view) => view.name === name);
  return (
    <Form
      data-slot="save-view"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles submit events out of portals: an outer form must not receive it.
        event.stopPropagation();
        if (name === '') setProblem(t('nameMissing'));
        else if (onSave(name)) onSaved();
        else setProblem(t('noRoom'));
      }}
    >
      <TextField
        size="sm"
        label={t('viewName')}
        description={isThere ? t('replaces') : t('whatIsSaved')}
        errorText={problem}
        maxLength={VIEW_NAME_MAX}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setProblem('');
        }}
      />
      <Button type="submit" size="sm" variant="primary">
        {t('saveView')}
      </Button>
    </Form>
  );
}
