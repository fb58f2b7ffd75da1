/** The cookies that an answer sets, as a browser sends them back; those that it takes away are left out. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
