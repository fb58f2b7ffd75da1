import { endpoints } from '../../routes.ts';

/** The address of one mail of the history. */
export function mailHref(id: number): string {
  return `${endpoints.emailHistory}/${id}`;
}
