import isChromatic from 'chromatic/isChromatic';

/** Chromatic photographs a story as high as it is: what is out of sight belongs to the picture. */
export function wholePicture(): void {
  if (!isChromatic()) return;
  const style = document.createElement('style');
  style.textContent = '* { content-visibility: visible !important; }';
  document.head.append(style);
}
