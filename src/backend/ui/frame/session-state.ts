/** Whether the session is valid according to `address`; undefined when offline. */
export async function isSignedIn(address: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    const { isAuthenticated } = (await answer.json()) as { isAuthenticated?: boolean };
    return isAuthenticated;
  } catch {
    return undefined;
  }
}
