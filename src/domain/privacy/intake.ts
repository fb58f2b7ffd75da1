import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { company } from '../../company.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { dataRequests, type RequestStep } from '../../db/schema/index.ts';
import { dataRequestMailWords } from '../../i18n/public/data-requests.words.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { event, recordActivity } from '../activity/commands.ts';
import { type CommandSite, command, done } from '../command.ts';
import { networksOf } from '../limits/networks.ts';
import {
  type Admission,
  admissionOf,
  dailyHash,
  dayAt,
  type FullPlaces,
  type Pool,
  tenMinutesAt,
} from '../limits/places.ts';
import { enqueueMail } from '../mail/commands.ts';
import { digest } from '../secrets/tokens.ts';
import { type RequestInput, requestInput } from './input.ts';
import { answerInHours, notWaiting, ofRequest, requestText, stepOf, takeStep } from './requests.ts';

const hourInMilliseconds = 3_600_000;

export type Intake = {
  db: Db;
  siteUrl: string;
  /** Without a mailbox no link can be sent, and staff confirm the identity in another way. */
  hasMailbox: boolean;
  wakeOutbox: () => void;
};

type Submission = {
  input: RequestInput;
  language: Language;
  /** Unique per rendered form. */
  formKey: string;
  noticeVersion: string | null;
  admission: Admission;
};

/**
 * Stores a request of the public form and sends a link to its address. Nothing tells whether anything about the address is
 * stored. Throws NoRoomError and SpentTokenError.
 */
export async function takeRequest(intake: Intake, submission: Submission): Promise<void> {
  const { db } = intake;
  const { input, language, formKey, noticeVersion, admission } = submission;
  const submissionKey = digest(JSON.stringify([formKey, input]));
  if ((await db.$count(dataRequests, eq(dataRequests.submissionKey, submissionKey))) > 0) return;
  await admission.check();
  const code = makeCode();
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(dataRequests)
      .values({
        ...input,
        language,
        noticeVersion,
        submissionKey,
        codeHash: digest(code),
        history: [stepOf(null, 'received')],
      })
      .onConflictDoNothing({ target: dataRequests.submissionKey })
      .returning({ id: dataRequests.id });
    if (!stored) return;
    if (intake.hasMailbox) await queueLink(tx, intake.siteUrl, { ...input, language, code });
    await recordActivity(tx, undefined, event('data request.received', { id: stored.id }));
    await admission.take(tx);
  });
  if (intake.hasMailbox) intake.wakeOutbox();
}

/** Enters a request that reached staff in another way, and sends the link; its value is the number. */
export const enterRequest = command({
  needs: 'privacy.manage',
  logs: ['create', 'data request'],
  input: requestInput.extend({ language: z.enum(['id', 'en']).catch('id') }),
  async run({ tx, by, input }, site: CommandSite & { dataRequests: Pick<Intake, 'siteUrl' | 'hasMailbox'> }) {
    const code = makeCode();
    const [stored] = await tx
      .insert(dataRequests)
      .values({ ...input, codeHash: digest(code), history: [stepOf(by.username, 'entered')] })
      .returning({ id: dataRequests.id });
    if (!stored) throw new Error('The database returned no new request');
    const { siteUrl, hasMailbox } = site.dataRequests;
    if (hasMailbox) await queueLink(tx, siteUrl, { ...input, code });
    return done(stored.id, { log: event('data request.entered', { id: stored.id }) });
  },
});

/** Whether this code waits to be confirmed. */
export async function isWaiting(db: Db, code: string): Promise<boolean> {
  return isCode(code) && (await db.$count(dataRequests, waitingFor(code))) > 0;
}

/** Confirms the identity with the code of the link: the deadline begins, and staff get a mail. False for other codes. */
export async function confirmByLink({ db, hasMailbox, wakeOutbox }: Intake, code: string): Promise<boolean> {
  if (!isCode(code)) return false;
  const isConfirmed = await db.transaction(async (tx) => {
    const [found] = await tx.select({ id: dataRequests.id }).from(dataRequests).where(waitingFor(code)).for('update');
    if (!found) return false;
    await open(tx, found.id, (now) => stepOf(null, 'confirmed_by_link', now));
    await recordActivity(tx, undefined, event('data request.confirmedBySender', { id: found.id }));
    return true;
  });
  if (isConfirmed && hasMailbox) wakeOutbox();
  return isConfirmed;
}

/** Staff have checked the identity in another way, which `reason` says. */
export const confirmByStaff = command({
  ...ofRequest,
  input: z.object({ reason: requestText(300) }),
  async run({ tx, by, row: { id, status }, input: { reason } }) {
    if (status !== 'unconfirmed') return notWaiting;
    await open(tx, id, (now) => stepOf(by.username, 'confirmed_by_staff', now, reason));
    return done(undefined, { log: event('data request.confirmedByStaff', { id }) });
  },
});

async function open(tx: Transaction, id: number, step: (now: Date) => RequestStep): Promise<void> {
  const now = new Date();
  const dueAt = new Date(now.getTime() + answerInHours * hourInMilliseconds);
  await takeStep(tx, id, step(now), { status: 'open', codeHash: null, confirmedAt: now, dueAt });
  const t = dataRequestMailWords('id');
  await enqueueMail(tx, {
    subject: t.openSubject({ id }),
    body: t.openBody({ id, moment: formatMoment(dueAt, 'id') }),
    submissionKey: `data-request-open-${id}`,
  });
}

function waitingFor(code: string) {
  return and(eq(dataRequests.codeHash, digest(code)), eq(dataRequests.status, 'unconfirmed'));
}

type Addressed = RequestInput & { language: Language; code: string };

/** The mail repeats nothing that was typed, so that the form cannot be used to send texts to strangers. */
async function queueLink(tx: Transaction, siteUrl: string, { email, language, kind, code }: Addressed): Promise<void> {
  const t = dataRequestMailWords(language);
  const link = siteUrl + href(routes.policies.confirmDataRequest, language, {}, { code });
  await enqueueMail(tx, {
    recipients: [email],
    subject: t.linkSubject({ site: company.name }),
    body: t.linkBody({ company: company.legalName, what: t[`kind_${kind}`], link }),
    isConfidential: true,
  });
}

/** 160 bits. */
function makeCode(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('base64url');
}

function isCode(text: string): boolean {
  return /^[\w-]{27}$/.test(text);
}

/** Requests in ten minutes. */
const maxRequests = {
  ordinary: { inAll: 60, near: 5 },
  work: { inAll: 60, near: 10 },
  waiting: { inAll: 60, near: 5 },
} as const satisfies Record<Pool, Record<'inAll' | 'near', number>>;

/** Mails with a link that one address gets in a day, for requests of all visitors together. */
const maxLinksPerAddress = 3;

type Sender = { address: string; token: string; pool: Pool; email: string };

/** The limits that a data request falls under. */
export async function admissionOfRequest(
  counted: { db: Db; full: FullPlaces },
  { address, token, pool, email }: Sender,
  now = Date.now(),
): Promise<Admission> {
  const hash = await dailyHash(counted.db, now);
  const { inAll, near } = maxRequests[pool];
  const places = [
    { subject: `data-request ${pool}`, max: inAll },
    { subject: `data-request ${pool} ${hash(networksOf(address).near)}`, max: near },
  ];
  const links = [{ subject: `data-request to ${hash(email.toLowerCase())}`, max: maxLinksPerAddress }];
  const taken = [
    { places, period: tenMinutesAt(now) },
    { places: links, period: dayAt(now) },
  ];
  return admissionOf(counted, token, taken, now);
}
