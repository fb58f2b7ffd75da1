import { endpoints } from '../src/routes.ts';

/** Signs in by the API of a running site. Returns the cookies of the session. */
export async function signIn(address: string, account: { username: string; password: string }): Promise<string> {
  const answer = await fetch(address + endpoints.apiLogin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.username, password: account.password }),
  });
  if (!answer.ok) throw new Error(`The sign-in was rejected: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
