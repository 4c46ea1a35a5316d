import { NotificationList } from '../../src/components/notifications/NotificationList';
import { Badge } from '../../src/components/ui/Badge';
import { Banner } from '../../src/components/ui/Banner';
import { Button } from '../../src/components/ui/Button';
import { Card } from '../../src/components/ui/Card';
import { Checkbox } from '../../src/components/ui/Checkbox';
import { CodeField } from '../../src/components/ui/CodeField';
import { DialogLayout } from '../../src/components/ui/DialogLayout';
import { Switch } from '../../src/components/ui/Switch';
import { TextField } from '../../src/components/ui/TextField';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { some } from '../screens/notifications/support';
import { STORY_NOW } from '../support/sandbox';

const Stage = styled('div')(
  layered(`
  box-sizing: border-box;
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  align-content: start;
  min-block-size: 100dvh;
  padding: 32px;
  background: var(--plinth-surface-sunken);
  color: var(--plinth-text);
  & > section {
    overflow: hidden;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-lg);
    background: var(--plinth-surface-raised);
    box-shadow: var(--plinth-shadow);
  }
  & > div { display: grid; gap: 16px; align-content: start; }
  & [data-line] { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  & form { display: grid; gap: var(--plinth-space-4); }
  @media (max-width: 575.98px) { grid-template-columns: minmax(0, 1fr); padding: 16px; }
  `),
);

const nothing = () => {};

/** Dialogs, the drawer and the kit in rest: what floats would cover the studio if it were open. */
export function OverlaySamples({ id }: { id: string }) {
  return (
    <Stage>
      <section>
        <DialogLayout
          title="Create Role"
          description="People with this role may do what you choose here."
          titleId={`${id}-create`}
          textId={`${id}-create-text`}
          close={nothing}
          footer={
            <>
              <Button>Cancel</Button>
              <Button variant="primary">Create</Button>
            </>
          }
        >
          <form>
            <TextField label="Role name" defaultValue="Night shift" />
            <Checkbox label="Orders" description="See and approve orders" defaultSelected />
            <Switch label="Assign to new users" defaultSelected />
            <CodeField label="Code" defaultValue="428" />
          </form>
        </DialogLayout>
      </section>
      <section>
        <DialogLayout
          title="Notifications"
          description="March 2, 2026"
          titleId={`${id}-drawer`}
          textId={`${id}-drawer-text`}
          close={nothing}
        >
          <NotificationList
            notifications={some.slice(0, 3)}
            now={STORY_NOW}
            onFollow={nothing}
            onDismiss={nothing}
            onShowCredentials={nothing}
          />
        </DialogLayout>
      </section>
      <div>
        <Banner announce="off" tone="success" title="Role saved" />
        <Banner announce="off" tone="info" title="Your session will expire in 5 minutes" />
        <Banner announce="off" tone="warning" title="It looks like you're offline." />
        <Banner announce="off" tone="danger" title="Unable to connect to our servers." />
      </div>
      <Card>
        <div data-line="">
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Delete</Button>
          <Button isDisabled>Disabled</Button>
          <Badge tone="brand">System Role</Badge>
          <Badge tone="success">Active</Badge>
          <Badge>Guest</Badge>
        </div>
      </Card>
    </Stage>
  );
}
