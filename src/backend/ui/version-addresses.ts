import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { endpoints, withQuery } from '../../routes.ts';

export function versionsAddress(noun: VersionedNoun, id: number, page = 1): string {
  return withQuery(`${endpoints.versions}/${noun}/${id}`, { page: page > 1 ? page : undefined });
}

export function versionAddress(noun: VersionedNoun, id: number, number: number): string {
  return `${endpoints.versions}/${noun}/${id}/${number}`;
}

export function compareAddress(noun: VersionedNoun, id: number, from?: number, to?: number): string {
  return withQuery(`${endpoints.versions}/${noun}/${id}/compare`, { from, to });
}

/** The screen of the unpublished changes of an article. */
export function draftAddress(id: number): string {
  return `${endpoints.articleDraft}/${id}`;
}

/** The screen where the text of an article is reviewed. */
export function reviewAddress(id: number): string {
  return `${endpoints.articleReview}/${id}`;
}
