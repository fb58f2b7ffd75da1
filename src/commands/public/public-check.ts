import { defaultLanguage } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { checkClosedAddresses, checkPublicHeaders, checkPublicReadiness, checkRedirect } from './answers.ts';
import { checkCertificate } from './certificate.ts';
import { checkAddresses, checkMailRecords, nameServer } from './dns-records.ts';
import { type Finding, failed } from './finding.ts';

type Place = {
  siteUrl: string;
  /** Domain of the mailbox that sends. */
  mailDomain: string;
  /** Port that answers http. */
  httpPort: number;
  /** Name server to ask; those of this machine when undefined. */
  dnsServer: string | undefined;
};

type PublicCheck = { name: string; look: () => Promise<Finding | Finding[]> };

/** Checks of the site from outside, from the most fundamental one on. */
export function publicChecks({ siteUrl, mailDomain, httpPort, dnsServer }: Place): PublicCheck[] {
  const url = new URL(siteUrl);
  if (url.protocol !== 'https:') {
    return [{ name: 'address', look: async () => failed(`SITE_URL is ${siteUrl}; the public site needs https://`) }];
  }
  const resolver = nameServer(dnsServer);
  const checks: PublicCheck[] = [
    { name: 'DNS', look: () => checkAddresses(resolver, url.hostname) },
    { name: 'certificate', look: () => checkCertificate(url) },
    { name: 'redirect', look: () => checkRedirect(siteUrl, httpPort) },
    { name: 'headers', look: () => checkPublicHeaders(siteUrl, href(routes.home.index, defaultLanguage)) },
    { name: 'closed addresses', look: () => checkClosedAddresses(siteUrl, endpoints.login) },
    { name: 'readiness', look: () => checkPublicReadiness(siteUrl) },
    { name: 'mail records', look: () => checkMailRecords(resolver, mailDomain) },
  ];
  return checks.map(({ name, look }) => ({ name, look: () => look().catch(explain) }));
}

const problems: Readonly<Record<string, string>> = {
  ConnectionRefused: 'nothing listens there',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name has no address',
  FailedToOpenSocket: 'nothing can be reached there',
  CERT_HAS_EXPIRED: 'the certificate has ended',
  TimeoutError: 'no answer within 10 seconds',
};

function explain(error: unknown): Finding {
  if (!(error instanceof Error)) return failed(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return failed(problems[code] ?? error.message);
}
