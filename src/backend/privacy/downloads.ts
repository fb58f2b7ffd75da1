import { company } from '../../company.ts';
import type { StoredData } from '../../domain/privacy/personal-data.ts';
import type { DataRequest } from '../../domain/privacy/requests.ts';
import { privacyWords } from '../../i18n/backend/privacy/requests.words.ts';
import { dataRequestKindWords } from '../../i18n/public/data-requests.words.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import type { PdfSection } from '../../web/formats/record-pdf.ts';
import { attachmentDisposition, securityHeaders } from '../../web/http/headers.ts';

/** Everything that is stored about the address, as data. */
export function dataAsJson({ id, email }: DataRequest, data: StoredData): Response {
  const text = JSON.stringify(
    { controller: company.legalName, request: id, address: email, made: new Date(), ...data },
    null,
    2,
  );
  return download(`data-request-${id}.json`, 'application/json', text);
}

/** The same as a document, in the language of the person. */
export async function dataAsPdf(request: DataRequest, data: StoredData): Promise<Response> {
  const { id, email, language } = request;
  const t = privacyWords(language);
  const moment = (at: Date) => formatMoment(at, language);
  const texts = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record)
      .filter(([, value]) => value !== null && value !== '')
      .map(([term, value]) => [term, textOf(value, moment)] as const);
  const section = (title: string, records: readonly Readonly<Record<string, unknown>>[]): PdfSection => ({
    title: `${title} (${records.length})`,
    records: records.map(texts),
  });
  const intro = [
    company.legalName,
    t.numbered({ kind: dataRequestKindWords(language)[`kind_${request.kind}`], id }),
    email,
  ];
  // The library for PDF takes a tenth of the time of a start, and is needed a few times a year.
  const { recordPdf } = await import('../../web/formats/record-pdf.ts');
  const bytes = await recordPdf(t.stored, [...intro, moment(new Date()), t.storedText].join('\n'), [
    section(t.messages, data.messages),
    section(t.files, data.files),
    section(t.mails, data.mails),
    section(t.log, data.log),
    section(t.accounts, data.accounts),
    section(t.requestsOf, data.requests),
  ]);
  return download(`data-request-${id}.pdf`, 'application/pdf', bytes);
}

/** How a request was handled, for the authority: without the data themselves. */
export function evidenceOf(request: DataRequest): Response {
  const { id, kind, email, status, outcome, createdAt, confirmedAt, dueAt, closedAt } = request;
  const { noticeVersion, certificate, history } = request;
  const times = { received: createdAt, confirmed: confirmedAt, due: dueAt, closed: closedAt };
  const answeredInTime = closedAt && dueAt ? closedAt <= dueAt : null;
  const record = { controller: company.legalName, request: id, kind, address: email, status, outcome, ...times };
  const text = JSON.stringify({ ...record, answeredInTime, noticeVersion, certificate, history }, null, 2);
  return download(`data-request-${id}-evidence.json`, 'application/json', text);
}

function textOf(value: unknown, moment: (at: Date) => string): string {
  if (value instanceof Date) return moment(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function download(filename: string, type: string, body: string | Uint8Array): Response {
  const bytes = typeof body === 'string' ? body : new Uint8Array(body);
  return new Response(bytes, {
    headers: {
      ...securityHeaders,
      'content-type': type,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': attachmentDisposition(filename),
    },
  });
}
