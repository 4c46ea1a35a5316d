import { createContext, useContext } from 'react';

/** One sentence that is carried over to the page that comes next. */
export interface Notice {
  /** '' for none. */
  readonly text: string;
  readonly show: (text: string) => void;
  readonly dismiss: () => void;
}

/** Filled by `NoticeProvider`. */
export const NoticeContext = /* @__PURE__ */ createContext<Notice>({
  text: '',
  show: () => {},
  dismiss: () => {},
});

/** The sentence that the page before has left. */
export function useNotice(): Notice {
  return useContext(NoticeContext);
}
