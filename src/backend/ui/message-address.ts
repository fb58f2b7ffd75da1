import { endpoints } from '../../routes.ts';

/** Address of a contact message's screen. */
export function messageHref(id: number): string {
  return `${endpoints.messages}/${id}`;
}
