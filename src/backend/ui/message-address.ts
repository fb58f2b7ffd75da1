import { endpoints } from '../../routes.ts';

/** The address of one contact message. */
export function messageHref(id: number): string {
  return `${endpoints.messages}/${id}`;
}
