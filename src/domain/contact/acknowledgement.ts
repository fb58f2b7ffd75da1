import { company } from '../../company.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { acknowledgementWords } from '../../i18n/public/acknowledgement.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import {
  type Admission,
  admissionOf,
  dailyHash,
  dayAt,
  type FullPlaces,
  hourAt,
  NoRoomError,
  networkPlaces,
  type Share,
  takePlaces,
  tenMinutesAt,
} from '../limits/places.ts';
import { enqueueMail } from '../mail/commands.ts';
import type { ContactInput } from './input.ts';

/** A visitor can enter the address of another person, who gets a few mails at most. */
const maxAcknowledgementsPerDay = { mailbox: 3, inAll: 1000 } as const;

/**
 * By network, so that it cannot make the site write to hundreds of strangers. In an hour, not in a day: hashes of networks
 * are deleted within three hours.
 */
const maxAcknowledgementsPerHour = { near: 5, wide: 15 } as const;

/** Takes the places of an acknowledgement; false when one of them is used up. */
export type TakeAcknowledgement = (tx: Transaction) => Promise<boolean>;

/** `network` is the address that the form came from. */
export async function admissionOfAcknowledgement(
  db: Db,
  { email, network }: { email: string; network: string },
  now = Date.now(),
): Promise<TakeAcknowledgement> {
  const hash = await dailyHash(db, now);
  const { mailbox, inAll } = maxAcknowledgementsPerDay;
  const ofDay = [
    { subject: 'acknowledgement', max: inAll },
    { subject: `acknowledgement mailbox ${hash(mailboxOf(email))}`, max: mailbox },
  ];
  const ofHour = networkPlaces(network, maxAcknowledgementsPerHour, (one) => `acknowledgement ${hash(one)}`);
  return async (tx) => {
    try {
      // A savepoint: the message is stored without an acknowledgement.
      await tx.transaction(async (inner) => {
        await takePlaces(inner, ofHour, hourAt(now), now);
        await takePlaces(inner, ofDay, dayAt(now), now);
      });
      return true;
    } catch (error) {
      if (error instanceof NoRoomError) return false;
      throw error;
    }
  };
}

type Acknowledged = Pick<ContactInput, 'email' | 'language' | 'subject'> & { id: number; createdAt: Date };

/**
 * Queues the mail that tells a sender the number of the message. It contains nothing that the sender wrote, not even the name:
 * it may go to another person and must not carry a stranger's text.
 */
export async function queueAcknowledgement(
  tx: Transaction,
  { id, email, language, subject, createdAt }: Acknowledged,
): Promise<void> {
  const t = acknowledgementWords(language);
  const what = contactWords(language)[`subject_${subject}`];
  const moment = formatMoment(createdAt, language);
  const lines = [t.greeting, '', t.received({ id, subject: what, moment }), t.answer, '', t.notYou, '', company.name];
  await enqueueMail(tx, {
    contactMessageId: id,
    recipients: [email],
    subject: t.subject({ id }),
    body: lines.join('\n'),
    isAutomatic: true,
  });
}

/** The mailbox behind an address: what follows a plus sign is a label of its owner, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Messages in ten minutes. In all, as many as the mailbox takes in that time; a network may be a whole office. */
const maxMessages = {
  ordinary: { inAll: 300, near: 20, wide: 60 },
  work: { inAll: 300, near: 60, wide: 120 },
  waiting: { inAll: 300, near: 30, wide: 60 },
  direct: { inAll: 50, near: 5, wide: 10 },
} as const satisfies Record<Share, Record<'inAll' | 'near' | 'wide', number>>;

type Sender = { address: string; token: string; pool: Share };

/** The limits that a message falls under. */
export async function admissionOfMessage(
  counted: { db: Db; full: FullPlaces },
  { address, token, pool }: Sender,
  now = Date.now(),
): Promise<Admission> {
  const hash = await dailyHash(counted.db, now);
  const max = maxMessages[pool];
  const places = [
    { subject: `contact ${pool}`, max: max.inAll },
    ...networkPlaces(address, max, (network) => `contact ${pool} ${hash(network)}`),
  ];
  return admissionOf(counted, token, [{ places, period: tenMinutesAt(now) }], now);
}
