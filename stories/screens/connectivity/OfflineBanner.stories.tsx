import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from '../../../src/components/connectivity/OfflineBanner';

const meta = {
  title: 'Screens/Connectivity/Offline banner',
  component: OfflineBanner,
} satisfies Meta<typeof OfflineBanner>;

export default meta;

export const Offline: StoryObj<typeof meta> = {};
