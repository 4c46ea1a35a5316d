import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/components/ui/Spinner';
import { Row } from './support/layout';

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something runs and nobody knows for how long. */
export const Default: Story = {};
/** Always beside words that say what is waited for. */
export const WithText: Story = {
  args: { size: 'lg' },
  render: (args) => (
    <Row>
      <Spinner {...args} /> <span>Saving the role</span>
    </Row>
  ),
};
