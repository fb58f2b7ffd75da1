import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ChainedEntry } from '../../chain/entry.ts';
import type { Db } from '../../db/client.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import { eventText } from '../../domain/activity/events.ts';
import { zipStream } from '../../domain/archives/zip-stream.ts';
import type { AuditLog } from '../../domain/audit/audit-log.ts';
import { chainedEntries } from '../../domain/audit/verify.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { breakWords, offlineCheckWords } from '../../i18n/backend/audit.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl, publicDirectory } from '../../manifest.ts';
import { palette } from '../../palette.ts';
import { securityHeaders } from '../../web/http/headers.ts';

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

/** A page in one file that checks an export of the log: it is opened from a disk and asks the network for nothing. */
async function offlineCheckPage(language: Language): Promise<string> {
  const script = await readFile(join(publicDirectory, basename(fileUrl('offline-check.js'))), 'utf8');
  const spoken = { id: textsIn('id'), en: textsIn('en') };
  const t = spoken[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>${t.title}</title>
<style>
body { margin: 0 auto; padding: 2rem 1rem; max-width: 44rem; font: 1rem/1.6 system-ui, sans-serif; color: ${palette.graphite}; background: ${palette.alumina} }
h1 { color: ${palette.petrolDeep}; line-height: 1.2 }
label { display: block; font-weight: 600 }
input { margin: 0.5rem 0 1.5rem; font: inherit; max-width: 100% }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; border: 1px solid; background: none; color: inherit }
button[aria-pressed=true] { background: ${palette.petrolDeep}; color: ${palette.white} }
#result { overflow-wrap: anywhere }
#result.good p:first-child { color: ${palette.mangrove}; font-weight: 700 }
#result.bad p:first-child { color: ${palette.laterite}; font-weight: 700 }
</style>
<main>
<p><button lang="id" type="button">Bahasa Indonesia</button> <button lang="en" type="button">English</button></p>
<h1 data-text="title">${t.title}</h1>
<p data-text="intro">${t.intro}</p>
<label data-text="choose" for="files">${t.choose}</label>
<input accept=".jsonl,.json" id="files" multiple type="file">
<div id="result" role="status"></div>
</main>
<script id="words" type="application/json">${JSON.stringify(spoken).replaceAll('<', '\\u003c')}</script>
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>
</html>
`;
}

function textsIn(language: Language) {
  return { ...templates(offlineCheckWords(language)), ...templates(breakWords(language)) };
}
