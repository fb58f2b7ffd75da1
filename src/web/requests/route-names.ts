import { Memoirist } from 'memoirist';

/** What is asked for without an own route, such as a missing page. */
export const unknownRoute = 'other';

/** Names the route of an address, without anything that a visitor has typed: there are as many names as routes. */
export type RouteNames = (path: string) => string;

export function routeNames(paths: readonly string[]): RouteNames {
  const router = new Memoirist<string>();
  for (const path of new Set(paths)) router.add('GET', path, path);
  return (path) => router.find('GET', path)?.store ?? unknownRoute;
}
