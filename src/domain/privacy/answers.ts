import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { contactMessages, dataRequests, type ErasureCertificate, restrictedAddresses } from '../../db/schema/index.ts';
import { isOneLine } from '../../fields/text-rules.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';
import { command, done } from '../command.ts';
import { type ErasureSite, erasePerson } from '../contact/erasure.ts';
import { sameAddress } from './personal-data.ts';
import { findRequest, notWaiting, ofRequest, stepOf, takeStep } from './requests.ts';

/**
 * Erases everything about the address of an open request, closes the request and returns its certificate. The address of the
 * request itself is masked, so that the certificate stays without the person. Undefined when the request is not open.
 */
export async function eraseForRequest(
  site: ErasureSite,
  actor: Actor,
  id: number,
): Promise<ErasureCertificate | undefined> {
  const { db } = site;
  const [request] = await db
    .select({ email: dataRequests.email })
    .from(dataRequests)
    .where(and(eq(dataRequests.id, id), eq(dataRequests.status, 'open')));
  if (!request) return undefined;
  // Repeated after a crash it finds nothing more, and the request is still open.
  const erased = await erasePerson(site, actor, request.email, id);
  const now = new Date();
  const certificate = { erasedAt: now.toISOString(), erasedBy: actor.username, ...erased };
  return db.transaction(async (tx) => {
    const current = await findRequest(tx, id, 'lock');
    if (current?.status !== 'open') return undefined;
    // Other requests from the address are about the same person.
    await tx
      .update(dataRequests)
      .set({ email: maskAddress(request.email), name: '', details: '' })
      .where(sameAddress(dataRequests.email, request.email));
    await tx.delete(restrictedAddresses).where(sameAddress(restrictedAddresses.email, request.email));
    const changes = { status: 'fulfilled', closedAt: now, certificate };
    await takeStep(tx, id, stepOf(actor.username, 'erased', now), changes);
    await recordActivity(tx, actor, event('data request.fulfilled', { id }));
    return certificate;
  });
}

/** `s***@example.com`: enough to recognise a certificate, too little to write to. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}***${address.slice(at)}`;
}

const line = (maxCharacters: number) =>
  z.string('unreadable').trim().refine(isOneLine, 'unreadable').max(maxCharacters, 'tooLong').default('');

/** Corrects name and telephone number in all messages from the address; its value is how many were changed. */
export const correctSender = command({
  ...ofRequest,
  input: z
    .object({ name: line(120), phone: line(40) })
    .refine(({ name, phone }) => name !== '' || phone !== '', { error: 'required', path: ['name'] }),
  async run({ tx, by, row: { id, email, status }, input: { name, phone } }) {
    if (status !== 'open') return notWaiting;
    const changed = await tx
      .update(contactMessages)
      .set({ ...(name && { name }), ...(phone && { phone }) })
      .where(sameAddress(contactMessages.email, email))
      .returning({ id: contactMessages.id });
    await takeStep(tx, id, stepOf(by.username, 'corrected'));
    return done(changed.length, { log: event('data request.corrected', { id, count: changed.length }) });
  },
});

/** Restricts the use of what is stored about the address, or lifts the restriction; its value is whether it is restricted. */
export const restrict = command({
  ...ofRequest,
  input: z.object({ restricted: z.string().optional() }),
  async run({ tx, by, row: { id, email: address, status }, input: { restricted } }) {
    if (status !== 'open') return notWaiting;
    const email = address.toLowerCase();
    const isOn = restricted === 'yes';
    if (isOn) await tx.insert(restrictedAddresses).values({ email }).onConflictDoNothing();
    else await tx.delete(restrictedAddresses).where(eq(restrictedAddresses.email, email));
    await takeStep(tx, id, stepOf(by.username, isOn ? 'restricted' : 'restriction_lifted'));
    return done(isOn, { log: event(isOn ? 'data request.restricted' : 'data request.restrictionLifted', { id }) });
  },
});
