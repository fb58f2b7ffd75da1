import { endpoints } from '../../routes.ts';

/** Address of a mail's screen. */
export function mailHref(id: number): string {
  return `${endpoints.emailHistory}/${id}`;
}
