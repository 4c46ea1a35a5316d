import preview from '../../../.storybook/preview';
import { OfflineBanner } from '../../../src/components/connectivity/OfflineBanner';

const meta = preview.meta({
  title: 'Screens/Connectivity/Offline banner',
  component: OfflineBanner,
});

export const Offline = meta.story();
