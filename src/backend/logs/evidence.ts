import type { ChainedEntry } from '../../chain/entry.ts';
import type { Db } from '../../db/client.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import { eventText } from '../../domain/activity/events.ts';
import { zipStream } from '../../domain/archives/zip-stream.ts';
import type { AuditLog } from '../../domain/audit/audit-log.ts';
import { chainedEntries } from '../../domain/audit/verify.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { offlineCheckPage } from './offline-check.ts';

/** The whole log with its signed heads and a page that checks both without network, as one ZIP. */
export async function exportEvidence(db: Db, audit: AuditLog, actor: Staff): Promise<Response> {
  await recordActivity(db, actor, event('activity log.provenExported'));
  // Signs the current head, so that the signature covers everything in the export.
  await audit.sign();
  const heads = () => encode(`${JSON.stringify(audit.heads.read().heads, null, 2)}\n`);
  const page = encode(await offlineCheckPage(actor.language));
  const zip = zipStream([
    { name: 'verify.html', content: () => page },
    { name: 'signed-heads.json', content: heads },
    { name: 'activity-log.jsonl', content: () => linesOf(db) },
  ]);
  return new Response(zip, {
    headers: {
      ...securityHeaders,
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="activity-log.zip"',
      'cache-control': 'no-store',
    },
  });
}

async function* linesOf(db: Db): AsyncGenerator<Uint8Array> {
  for await (const entries of chainedEntries(db, 0)) {
    yield encode(entries.map((entry) => `${JSON.stringify({ description: inEnglish(entry), ...entry })}\n`).join(''));
  }
}

/** Not signed: it puts the event into words. */
function inEnglish({ event, args, action_type, resource_type, resource_id, resource_name }: ChainedEntry): string {
  const about = {
    actionType: action_type,
    resourceType: resource_type,
    resourceId: resource_id,
    resourceName: resource_name,
  };
  return eventText('en', { event, args, ...about });
}

const encode = (text: string) => new TextEncoder().encode(text);
