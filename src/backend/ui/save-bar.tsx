import type { ReactNode } from 'react';

/** The end of a long form, always in sight: what saves it first, then the way out. */
export function SaveBar({ children }: { children: ReactNode }) {
  return <div className="desk-save">{children}</div>;
}
