import { Resolver } from 'node:dns/promises';
import { type Finding, failed, ok, warning } from './finding.ts';

const timeoutInMilliseconds = 3000;

/** Asks the given name server, or those of this machine. */
export function nameServer(address: string | undefined): Resolver {
  const resolver = new Resolver({ timeout: timeoutInMilliseconds, tries: 2 });
  if (address !== undefined) resolver.setServers([address]);
  return resolver;
}

/** The addresses of the site. */
export async function checkAddresses(resolver: Resolver, hostname: string): Promise<Finding> {
  const [v4, v6] = await Promise.all([recordsOf(resolver.resolve4(hostname)), recordsOf(resolver.resolve6(hostname))]);
  const addresses = [...v4, ...v6];
  if (addresses.length === 0) return failed(`${hostname} has no address`);
  const missing = v6.length === 0 ? '; no IPv6 address' : '';
  return ok(`${hostname} is ${addresses.join(', ')}${missing}`);
}

/** DNS records that receivers of mail from this domain check. */
export async function checkMailRecords(resolver: Resolver, domain: string): Promise<Finding[]> {
  const [exchangers, texts, policies] = await Promise.all([
    recordsOf(resolver.resolveMx(domain)),
    recordsOf(resolver.resolveTxt(domain)),
    recordsOf(resolver.resolveTxt(`_dmarc.${domain}`)),
  ]);
  const senders = texts.map((parts) => parts.join('')).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const rules = policies.map((parts) => parts.join('')).filter((text) => /^v=DMARC1\s*;/i.test(text));
  return [checkExchangers(domain, exchangers), checkSenders(domain, senders), checkPolicy(domain, rules)];
}

function checkExchangers(domain: string, records: readonly { exchange: string }[]): Finding {
  if (records.length === 0) return failed(`${domain} has no MX record: answers to mail of the site do not arrive`);
  return ok(`MX of ${domain}: ${records.map(({ exchange }) => exchange).join(', ')}`);
}

function checkSenders(domain: string, records: readonly string[]): Finding {
  const [record] = records;
  if (record === undefined)
    return failed(`${domain} has no SPF record (TXT "v=spf1 …"): mail of the site lands in spam`);
  if (records.length > 1) return failed(`${domain} has ${records.length} SPF records: receivers then count none`);
  if (/[?+]all\b/.test(record)) return warning(`the SPF record of ${domain} lets everybody send: ${record}`);
  return ok(`SPF of ${domain}: ${record}`);
}

function checkPolicy(domain: string, records: readonly string[]): Finding {
  const [record] = records;
  if (record === undefined) return warning(`${domain} has no DMARC record (TXT at _dmarc.${domain})`);
  if (/;\s*p=none\b/i.test(record)) return warning(`DMARC of ${domain} only watches (p=none): ${record}`);
  return ok(`DMARC of ${domain}: ${record}`);
}

/** No records and no such name are an empty answer; a name server that does not answer is an error. */
async function recordsOf<Answer>(lookup: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await lookup;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (['ENODATA', 'ENOTFOUND', 'DNS_ENODATA', 'DNS_ENOTFOUND'].includes(code)) return [];
    throw new Error(`the name server does not answer (${code || error})`);
  }
}
