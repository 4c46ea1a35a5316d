import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from '../../src/theme/styled';

/** How wide a desktop's window is, in pixels. It is as high as this one: `dvh` knows no other. */
const DESKTOP = 1180;

const Frame = /* @__PURE__ */ styled(
  'figure',
  `
  min-inline-size: 0;
  margin: 0;
  & > figcaption { margin-block-end: 8px; font-weight: 550; }
  & > div {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--plinth-border-strong);
    border-radius: var(--plinth-radius-lg);
    box-shadow: var(--plinth-shadow);
  }
  & > div > div { position: absolute; inset-block-start: 0; inset-inline-start: 0; transform-origin: 0 0; }
  & > div > div:dir(rtl) { transform-origin: 100% 0; }
  & > div > div > div { block-size: 100%; overflow: auto; }
  `,
);

/** A window of a desktop, drawn smaller where there is no room; what is fixed in it stays in it. */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: DESKTOP, height: 800 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () =>
      setSize({ width: element.clientWidth, height: Math.max(640, window.innerHeight) });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const isPhone = width < 480;
  const inside = isPhone ? width : DESKTOP;
  const scale = width / inside;
  return (
    <Frame>
      <figcaption>{title}</figcaption>
      <div ref={place} style={{ blockSize: height * scale }}>
        <div
          style={{
            inlineSize: inside,
            blockSize: height,
            transform: `scale(${scale})`,
          }}
        >
          <div>{children}</div>
        </div>
      </div>
    </Frame>
  );
}
