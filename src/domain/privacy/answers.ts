import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contactMessages, dataRequests, type ErasureCertificate, restrictedAddresses } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { type ErasureSite, erasePerson } from '../contact/erasure.ts';
import { sameAddress } from './personal-data.ts';
import { lockRequest, logRequest, stepOf, withStep } from './requests.ts';

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
    const current = await lockRequest(tx, id);
    if (current?.status !== 'open') return undefined;
    // Other requests from the address are about the same person.
    await tx
      .update(dataRequests)
      .set({ email: maskAddress(request.email), name: '', details: '' })
      .where(sameAddress(dataRequests.email, request.email));
    await tx.delete(restrictedAddresses).where(sameAddress(restrictedAddresses.email, request.email));
    await tx
      .update(dataRequests)
      .set({
        status: 'fulfilled',
        closedAt: now,
        certificate,
        history: withStep(stepOf(actor.username, 'erased', now)),
      })
      .where(eq(dataRequests.id, id));
    await logRequest(tx, actor, id, 'update', `Fulfilled data request #${id} by an erasure`);
    return certificate;
  });
}

/** `s***@example.com`: enough to recognise a certificate, too little to write to. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}***${address.slice(at)}`;
}

type SenderDetails = { name: string; phone: string };

/** Corrects name and telephone number in all messages from an address. Returns how many were changed. */
export function correctSender(
  db: Db,
  actor: Actor,
  request: { id: number; email: string },
  { name, phone }: SenderDetails,
): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(contactMessages)
      .set({ ...(name && { name }), ...(phone && { phone }) })
      .where(sameAddress(contactMessages.email, request.email))
      .returning({ id: contactMessages.id });
    await tx
      .update(dataRequests)
      .set({ history: withStep(stepOf(actor.username, 'corrected')) })
      .where(eq(dataRequests.id, request.id));
    await recordActivity(tx, actor, {
      action: 'update',
      description: `Corrected the sender of ${changed.length} messages for data request #${request.id}`,
      resource: { type: 'data request', id: request.id },
    });
    return changed.length;
  });
}

/** Restricts the use of what is stored about an address, or lifts the restriction. */
export function restrict(
  db: Db,
  actor: Actor,
  request: { id: number; email: string },
  isRestricted: boolean,
): Promise<void> {
  return db.transaction(async (tx) => {
    const email = request.email.toLowerCase();
    if (isRestricted) await tx.insert(restrictedAddresses).values({ email }).onConflictDoNothing();
    else await tx.delete(restrictedAddresses).where(eq(restrictedAddresses.email, email));
    const step = isRestricted ? 'restricted' : 'restriction_lifted';
    await tx
      .update(dataRequests)
      .set({ history: withStep(stepOf(actor.username, step)) })
      .where(eq(dataRequests.id, request.id));
    const verb = isRestricted ? 'Restricted' : 'Lifted the restriction of';
    await logRequest(tx, actor, request.id, 'update', `${verb} the data of data request #${request.id}`);
  });
}
