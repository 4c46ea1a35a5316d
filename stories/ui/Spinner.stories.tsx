import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/components/ui/Spinner';
import { Row } from './support/layout';

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something of unknown length is running. */
export const Default: Story = {};
/** Always beside text that says what is loading. */
export const WithText: Story = {
  args: { size: 'lg' },
  render: (args) => (
    <Row>
      <Spinner {...args} /> <span>Saving the role</span>
    </Row>
  ),
};
