import { and, eq, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { isOneOf } from '../../db/scan-rows.ts';
import {
  activityLogs,
  contactAttachments,
  contactMessages,
  contactReplies,
  contentErasures,
  dataRequests,
  mails,
} from '../../db/schema/index.ts';
import { mailWords } from '../../db/schema/mail-words.ts';
import { eraseTexts } from '../activity/chain.ts';
import { type Acting, event, recordActivity } from '../activity/commands.ts';
import { countContent, eraseContent, findContent, isPublicContent } from '../erasing/content.ts';
import { type ContentErasures, findVersionsWith } from '../erasing/erasures.ts';
import { addressDigest, recordErasures } from '../erasures/commands.ts';
import type { Declare, Staleness } from '../publishing/staleness.ts';
import { deleteFiltersAbout } from '../saved-filters/commands.ts';
import { rowsWithWords } from '../search/text-query.ts';
import type { AttachmentStore } from './attachment-store.ts';
import { entryTextsWithout, eraseMentions, findMentions, type Mentions } from './mentions.ts';

/**
 * Stored data about one person: contact messages, their files, emails written by staff, versions of content, and other places
 * that contain the address, such as articles, comments and log entries.
 */
export type PersonalData = { messages: number; files: number; emails: number; mentions: number; versions: number };

/** Matches the address without regard to case. */
export async function countPersonalData(db: Db, address: string): Promise<PersonalData> {
  const found = await findMentions(db, address, isAboutMailOf(db, address));
  const inContent = countContent(await findContent(db, address));
  const versions = (await findVersionsWith(db, address)).length;
  const counted = await countFound(db, address, found);
  return { ...counted, mentions: counted.mentions + inContent, versions };
}

type Counted = Omit<PersonalData, 'versions'>;

async function countFound(db: Db | Transaction, address: string, found: Mentions): Promise<Counted> {
  const isOther = and(isOneOf(mails.id, found.mails.ids), not(isOfPerson(db, address)));
  const isOfOthers = and(isOneOf(contactMessages.id, found.messages.ids), not(isFrom(address)));
  const [inMails, inMessages] = [await db.$count(mails, isOther), await db.$count(contactMessages, isOfOthers)];
  const isOfOtherMessage = notInArray(contactAttachments.messageId, messagesFrom(db, address));
  const inFiles = await db.$count(
    contactAttachments,
    and(isOneOf(contactAttachments.id, found.files.ids), isOfOtherMessage),
  );
  // Requests from the address are about the person, and are masked as a whole when one of them is answered by an erasure.
  const isOfOtherRequest = sql`lower(${dataRequests.email}) <> lower(${address})`;
  const inRequests = await db.$count(dataRequests, and(isOneOf(dataRequests.id, found.requests.ids), isOfOtherRequest));
  const elsewhere = found.entries.ids.length + found.trash.ids.length + found.unsaved;
  const inReplies = await db.$count(
    contactReplies,
    and(isOneOf(contactReplies.id, found.replies.ids), notInArray(contactReplies.messageId, messagesFrom(db, address))),
  );
  return {
    messages: await db.$count(contactMessages, isFrom(address)),
    files: await db.$count(contactAttachments, inArray(contactAttachments.messageId, messagesFrom(db, address))),
    emails: await db.$count(mails, addressedTo(address)),
    mentions: inMails + inMessages + inReplies + inFiles + inRequests + elsewhere,
  };
}

/** All statements of one erasure together: a log of a million entries may have many matches. */
const maxErasureInMilliseconds = 20_000;
/** Versions are erased outside of the request; most are done within this time, in milliseconds. */
const maxWaitInMilliseconds = 3000;

/** What erasing a person needs of the site. */
export type ErasureSite = {
  db: Db;
  attachmentStore: AttachmentStore;
  staleness: Staleness;
  erasures: Pick<ContentErasures, 'runSoon'>;
};

/**
 * Erases the stored data of a person: messages with their files and notification mails, mails sent only to the address,
 * and the address itself everywhere else. Versions of content follow soon after. The log records the erasure without the person.
 */
export async function erasePerson(
  { db, attachmentStore: store, staleness, erasures }: ErasureSite,
  actor: Acting,
  address: string,
  requestId?: number,
): Promise<PersonalData> {
  // Looking at every row takes seconds in a long log, during which no transaction is open.
  const seen = await findMentions(db, address, isAboutMailOf(db, address));
  const seenContent = await findContent(db, address);
  const versions = (await findVersionsWith(db, address)).length;
  const digest = await addressDigest(db);
  const erase = async (tx: Transaction, declare: Declare) => {
    await tx.select({ id: contactMessages.id }).from(contactMessages).where(isFrom(address)).for('update');
    const files = await tx
      .select({ storedAs: contactAttachments.storedAs })
      .from(contactAttachments)
      .where(inArray(contactAttachments.messageId, messagesFrom(tx, address)));
    const found = await findMentions(tx, address, isAboutMailOf(tx, address), seen);
    const content = await findContent(tx, address, seenContent);
    if (isPublicContent(content)) declare('withdrawn');
    const counted = await countFound(tx, address, found);
    const erased = { ...counted, mentions: counted.mentions + countContent(content), versions };
    const left = entryTextsWithout(address, isAboutMailOf(tx, address));
    const erasures = await eraseTexts(tx, isOneOf(activityLogs.id, found.entries.ids), left);
    await tx.delete(contactMessages).where(isFrom(address));
    await eraseFromMails(tx, address);
    await eraseMentions(tx, address, found);
    await deleteFiltersAbout(tx, address);
    await eraseContent(tx, actor, address, content);
    await tx.insert(contentErasures).values({ address, requestId });
    await recordErasures(tx, 'person', [digest(address)]);
    await recordActivity(tx, actor, event('message.personErased', erased, { erasures }));
    return { erased, files };
  };
  const { erased, files } = await withTimeLimit(maxErasureInMilliseconds, () => staleness.change(erase));
  // If the process dies here, the files have no row and the next start removes them.
  await store.remove(files);
  await erasures.runSoon(maxWaitInMilliseconds);
  return erased;
}

/** An email to this person alone is deleted; one with other recipients stays without the address. */
async function eraseFromMails(tx: Transaction, address: string): Promise<void> {
  await tx.delete(mails).where(isToNobodyElse(address));
  const found = await tx
    .select({ id: mails.id, recipients: mails.recipients, cc: mails.cc, bcc: mails.bcc })
    .from(mails)
    .where(addressedTo(address))
    .for('update');
  const isOther = (one: string) => one.toLowerCase() !== address.toLowerCase();
  for (const { id, recipients, cc, bcc } of found) {
    const left = { recipients: recipients.filter(isOther), cc: cc.filter(isOther), bcc: bcc.filter(isOther) };
    await tx.update(mails).set(left).where(eq(mails.id, id));
  }
}

function isFrom(address: string): SQL {
  return sql`lower(${contactMessages.email}) = lower(${address})`;
}

function messagesFrom(db: Db | Transaction, address: string) {
  return db.select({ id: contactMessages.id }).from(contactMessages).where(isFrom(address));
}

/** The indexed words of the address narrow down the rows to search. */
export function addressedTo(address: string): SQL | undefined {
  return and(
    isNull(mails.contactMessageId),
    rowsWithWords(mails, mailWords(mails), address),
    sql`exists (${addressees} where lower(one) = lower(${address}))`,
  );
}

const addressees = sql`select 1 from jsonb_array_elements_text(${mails.recipients} || ${mails.cc} || ${mails.bcc}) as one`;

function isToNobodyElse(address: string): SQL | undefined {
  return and(addressedTo(address), sql`not exists (${addressees} where lower(one) <> lower(${address}))`);
}

/** Mails that are erased with the person. */
function isOfPerson(db: Db | Transaction, address: string): SQL {
  const isAbout = inArray(mails.contactMessageId, messagesFrom(db, address));
  return sql`coalesce(${or(isAbout, addressedTo(address))}, false)`;
}

/** Log entries about mails that are erased with the person. */
function isAboutMailOf(db: Db | Transaction, address: string): SQL | undefined {
  const going = db
    .select({ id: sql<string>`${mails.id}::text` })
    .from(mails)
    .where(or(inArray(mails.contactMessageId, messagesFrom(db, address)), isToNobodyElse(address)));
  return and(eq(activityLogs.resourceType, 'email'), inArray(activityLogs.resourceId, going));
}
