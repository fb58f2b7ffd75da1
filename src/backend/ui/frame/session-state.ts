/** Whether the session lives, asked at `address`; undefined when nobody can tell for want of a connection. */
export async function isSignedIn(address: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    const { isAuthenticated } = (await answer.json()) as { isAuthenticated?: boolean };
    return isAuthenticated;
  } catch {
    return undefined;
  }
}
