import { type ReactNode, useEffect, useRef, useState } from 'react';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';

/** The widest window that is drawn, in pixels: a desktop's. */
const DESKTOP = 1024;

const Frame = styled('figure')(
  layered(`
  min-inline-size: 0;
  margin: 0;
  & > figcaption { margin-block-end: 8px; font-weight: 550; }
  & > div {
    position: relative;
    overflow: clip;
    border: 1px solid var(--plinth-border-strong);
    border-radius: var(--plinth-radius-lg);
    box-shadow: var(--plinth-shadow);
  }
  & > div > div { position: absolute; inset-block-start: 0; inset-inline-start: 0; transform-origin: 0 0; }
  & > div > div:dir(rtl) { transform-origin: 100% 0; }
  & > div > div > div { block-size: 100%; overflow: auto; }
  `),
);

/**
 * A window like the one around it, drawn smaller where there is no room: media queries and `dvh` know
 * no other. What is fixed in it stays in it.
 */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [{ inside, height, scale }, setSize] = useState({ inside: DESKTOP, height: 800, scale: 1 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const width = Math.min(DESKTOP, window.innerWidth);
      const height = Math.max(640, window.innerHeight);
      setSize({ inside: width, height, scale: element.clientWidth / width });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
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
