import { useEffect, useState } from 'react';

/** False in the HTML of the server, and where no script runs. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
