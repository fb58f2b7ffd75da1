import { useEffect, useState } from 'react';

/** True after hydration; false in server HTML. */
export function useHydrated(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
