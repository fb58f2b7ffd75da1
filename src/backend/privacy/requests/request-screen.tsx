import type { Db } from '../../../db/client.ts';
import { collectPersonalData, isRestricted } from '../../../domain/privacy/personal-data.ts';
import { type DataRequest, findRequest, noteLook } from '../../../domain/privacy/requests.ts';
import { privacyWords } from '../../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { failed, type Screen } from '../../ui/frame/screen.tsx';
import { formAgain, type RecordCall, recordGuards } from '../record-guards.ts';
import { RequestPage, type RequestPageProps } from './request-page.tsx';

export const write = { action: 'update', resource: 'data request', needs: 'privacy.manage' } as const;
export const one = `${endpoints.privacy}/:id` as const;

export type WithRequest = RecordCall<DataRequest>;

export function hrefOf(id: number): string {
  return `${endpoints.privacy}/${id}`;
}

export function missingRequest(): Screen {
  return notFoundScreen(() => privacyWords.notFound, endpoints.privacy);
}

export function requestGuards(site: Site) {
  return recordGuards<DataRequest>(site, {
    find: (id) => findRequest(site.db, id),
    missing: missingRequest,
    attempt: write,
  });
}

/**
 * What is stored about who asks. For open requests only: before, the person is not confirmed; afterwards there is no reason to
 * look. Every look is recorded.
 */
export async function dataOf(db: Db, { actor, row }: WithRequest, what: 'viewed' | 'exported_json' | 'exported_pdf') {
  if (row.status !== 'open') return undefined;
  await noteLook(db, actor, row, what);
  return collectPersonalData(db, row.email);
}

/** One request, with what was wrong with a form that was sent from it. */
export async function requestScreen(db: Db, call: WithRequest, error?: RequestPageProps['error']): Promise<Screen> {
  const { row, actor } = call;
  const data = await dataOf(db, call, 'viewed');
  const props = { request: row, data, isRestricted: await isRestricted(db, row.email) };
  const title = `${privacyWords.request} #${row.id}`;
  if (!error) return { title, section: 'privacy', body: <RequestPage {...props} /> };
  return formAgain(actor.language, title, [error], <RequestPage {...props} error={error} />);
}

export function notWaiting({ row }: WithRequest): Response {
  return failed(hrefOf(row.id), privacyWords.notWaiting);
}
