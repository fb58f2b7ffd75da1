import { endpoints } from '../../routes.ts';

export function caseHref(id: number): string {
  return `${endpoints.baik}/cases/${id}`;
}
