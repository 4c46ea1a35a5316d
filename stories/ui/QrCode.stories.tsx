import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { QrCode } from '../../src/components/ui/QrCode';

const meta = preview.meta({
  title: 'UI/QrCode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Plinth:ada%40northwind.example?secret=JBSWY3DPEHPK3PXP&issuer=Plinth&digits=6',
    label: 'QR code for your authenticator app',
  },
});

/** Dark on light in every theme, with the white edge that cameras need. */
export const Authenticator = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code for your authenticator app' });
    const [paper, ink] = [code.querySelector('rect'), code.querySelector('path')];
    if (!paper || !ink) throw new Error('nothing is drawn');
    await expect(getComputedStyle(paper).fill).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(ink).fill).toBe('rgb(0, 0, 0)');
  },
});

/** A larger one, for a screen at a distance. */
export const Large = meta.story({ args: { size: 320 } });
/** Little text makes fewer squares. */
export const ShortText = meta.story({ args: { text: 'https://northwind.example' } });

/** A text that fits no code says so. */
export const TooLong = meta.story({
  args: { text: 'x'.repeat(4000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This text is too long for a QR code.')).toBeVisible();
  },
});
