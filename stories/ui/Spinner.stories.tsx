import preview from '../../.storybook/preview';
import { Spinner } from '../../src/components/ui/Spinner';
import { Row } from './support/layout';

const meta = preview.meta({ title: 'UI/Spinner', component: Spinner });

/** Something of unknown length is running. */
export const Default = meta.story();
/** Always beside text that says what is loading. */
export const WithText = meta.story({
  args: { size: 'lg' },
  render: (args) => (
    <Row>
      <Spinner {...args} /> <span>Saving the role</span>
    </Row>
  ),
});
