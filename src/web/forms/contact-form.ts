import type { Db } from '../../db/client.ts';
import { admissionOfAcknowledgement, admissionOfMessage } from '../../domain/contact/acknowledgement.ts';
import { type AttachmentChecker, AttachmentIntake } from '../../domain/contact/attachment-intake.ts';
import type { AttachmentStore } from '../../domain/contact/attachment-store.ts';
import { storeContactMessage } from '../../domain/contact/commands.ts';
import { type ContactInput, contactInput, contactLimits, contactProblems } from '../../domain/contact/input.ts';
import { noticeVersionIn } from '../../domain/data-protection/notice-versions.ts';
import type { FairQueue } from '../../domain/limits/fair-queue.ts';
import type { HourlyCounts } from '../../domain/limits/memory-counts.ts';
import { networkOf } from '../../domain/limits/networks.ts';
import type { FullPlaces } from '../../domain/limits/places.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Log } from '../log/log.ts';
import type { FormGate } from './form-gate.ts';
import { inWords, loggedFailure, problemTexts } from './form-refusals.ts';
import { sentKeyOf } from './form-seed.ts';
import type { Admitted, PublicForm } from './public-form.ts';
import type { UploadShare } from './upload-share.ts';

/** What the page of the contact form and its API share. */
export type ContactChannel = {
  db: Db;
  store: AttachmentStore;
  checkAttachment: AttachmentChecker;
  gate: FormGate;
  queue: Pick<FairQueue, 'run'>;
  full: FullPlaces;
  counts: Pick<HourlyCounts, 'hourKey'>;
  uploads: UploadShare;
  trustedProxies: readonly string[];
  /** Whether senders get a mail with the number of their message: there is a mailbox. */
  acknowledges: boolean;
  /** Wakes the outbox for a new mail. */
  wakeOutbox: () => void;
  log: Log;
};

export function contactForm(channel: ContactChannel): PublicForm<ContactInput, AttachmentIntake, undefined> {
  const { gate, trustedProxies, counts, store, checkAttachment, uploads, queue, log } = channel;
  return {
    gate,
    trustedProxies,
    hourKey: () => counts.hourKey(),
    receive: (address) => {
      const hasRoom = () => uploads.hasRoom(address);
      return new AttachmentIntake(store, checkAttachment, { hasRoom, add: (bytes) => uploads.add(address, bytes) });
    },
    parse: (content, language) => inWords(contactInput.safeParse(content), contactTexts(language)),
    store: (form) => queue.run(networkOf(form.address), () => storeMessage(channel, form)),
    refusalOf: (error, language) =>
      loggedFailure(error, language, contactWords(language).serverFailed, { name: 'contact', log }),
  };
}

export function contactTexts(language: Language) {
  return problemTexts(contactProblems, contactWords(language), contactLimits);
}

async function storeMessage(
  { db, full, store, acknowledges, wakeOutbox, log }: ContactChannel,
  { input, token, pool, fields, files, address }: Admitted<ContactInput, AttachmentIntake>,
): Promise<undefined> {
  const { website, notice } = fields;
  const spam = typeof website === 'string' && website !== '';
  const attachments = files.files;
  const { isNew } = await storeContactMessage(db, {
    input,
    attachments,
    formKey: pool === 'direct' ? token : sentKeyOf(fields, token),
    spam,
    noticeVersion: noticeVersionIn(notice),
    admission: await admissionOfMessage({ db, full }, { address, token, pool }),
    acknowledgement: acknowledges
      ? await admissionOfAcknowledgement(db, { email: input.email, network: address })
      : undefined,
  });
  log.info('contact_message', { isNew, spam, files: attachments.length });
  if (isNew) wakeOutbox();
  else await store.remove(attachments);
}
