import type { ReactNode } from 'react';

/** Sticky end of a long form: the save button first, then "Cancel". */
export function SaveBar({ children }: { children: ReactNode }) {
  return <div className="desk-save">{children}</div>;
}
