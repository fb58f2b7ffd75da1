import { settings } from './entries.ts';
import type { Service, ServiceValues, Setting, Settings, Values } from './setting.ts';

export type Variables = Record<string, string | undefined>;

/** Reads values and collects what is wrong, one line for each problem, without the values. */
export class Reader {
  readonly problems: string[] = [];

  constructor(private readonly given: Variables) {}

  read<Group extends Settings>(group: Group): Values<Group> {
    const values = Object.entries(group).map(([key, setting]) => [key, this.valueOf(setting)]);
    return Object.fromEntries(values) as Values<Group>;
  }

  /** Undefined when none of its required settings is set. */
  readService<Some extends Service>({ thing, required, optional }: Some): ServiceValues<Some> | undefined {
    const names = Object.values(required).map(({ name }) => name);
    const missing = names.filter((name) => !this.given[name]);
    const values = { ...this.read(required), ...this.read(optional) };
    if (missing.length === names.length) return undefined;
    this.problems.push(...missing.map((name) => `${name} is missing: ${thing} needs all of ${names.join(', ')}`));
    return values as ServiceValues<Some>;
  }

  private valueOf({ name, schema, default: usual }: Setting): unknown {
    const written = this.given[name] ?? usual;
    if (written === undefined) return undefined;
    const { data, error } = schema.safeParse(written);
    this.problems.push(...(error?.issues ?? []).map(({ message }) => `${name} ${message}`));
    return data;
  }
}

/** One line for settings that are of no use without another, or beside it. */
export function conflicts(given: Variables): string[] {
  const { SMTP_URL, GRAPH_TENANT_ID, DATABASE_URL, DATABASE_DIRECT_URL, SHARE_PORT } = given;
  return [
    ...(SMTP_URL && GRAPH_TENANT_ID ? ['SMTP_URL and GRAPH_… are two mailboxes: set one of them'] : []),
    ...(DATABASE_DIRECT_URL && !DATABASE_URL
      ? ['DATABASE_URL is missing: DATABASE_DIRECT_URL is of use only with it']
      : []),
    ...(SHARE_PORT === 'on' && !DATABASE_URL
      ? ['DATABASE_URL is missing: SHARE_PORT=on needs it, because only one process can use the embedded database']
      : []),
  ];
}

/** One line for each secret that still has the value of the documentation or of a file in `deploy/`. */
export function sampleSecrets(given: Variables): string[] {
  return settings
    .filter(({ name, isSecret }) => isSecret && isSample(given[name] ?? ''))
    .map(({ name }) => `${name} still has the secret of the sample: replace it by one of your own`);
}

function isSample(value: string): boolean {
  const password = /^\w+:\/\/[^:@/]*:([^@]*)@/.exec(value)?.[1];
  return /^(?:replace|change|insert|your)[-_ ]|^changeme|^password$|…|^<.*>$/i.test(password ?? value);
}

const names = settings.map(({ name }) => name);

/** Beginnings that several settings have in common, such as `S3_`: other programs do not use them beside this site. */
const ownPrefixes = names
  .map((name) => name.slice(0, name.indexOf('_') + 1))
  .filter((prefix, index, all) => prefix !== '' && all.indexOf(prefix) !== index);

/** Shorter names are within two edits of variables such as PATH, HOME and PORTAL. */
const minCheckedCharacters = 8;

const maxEdits = 2;

/** The address of a message broker, which some platforms set: it is as near to SMTP_URL as a typing error. */
const foreign = ['AMQP_URL'];

/** Variables of the runtime and of the system, which are useful in `.env` too. */
const ofRuntime = /^(?:NODE|BUN|LC|SSL_CERT)_|^(?:HTTPS?|NO|ALL)_PROXY$|^(?:TZ|LANG|TMPDIR)$/i;

/** One line for each unknown name in `.env`, and for each one in the environment that is meant for this site by its looks. */
export function unknownSettings(given: Variables, namesInFile: readonly string[]): string[] {
  const inFile = namesInFile.filter((name) => !names.includes(name) && !ofRuntime.test(name));
  const inEnvironment = Object.keys(given).filter(
    (name) => !names.includes(name) && !namesInFile.includes(name) && !isOfKubernetes(name, given[name] ?? ''),
  );
  return [
    ...inFile.map((name) => `${name} in .env is not a setting: ${adviceFor(name)}`),
    ...inEnvironment.filter(looksOwn).map((name) => `${name} is not a setting: ${adviceFor(name)}`),
  ];
}

function looksOwn(name: string): boolean {
  const upper = name.toUpperCase();
  if (ownPrefixes.some((prefix) => upper.startsWith(prefix))) return true;
  if (foreign.includes(name)) return false;
  return names.some((known) => known.length >= minCheckedCharacters && editDistance(upper, known) <= maxEdits);
}

/** Variables of each service of a cluster, which may be called "backup", for example. */
function isOfKubernetes(name: string, value: string): boolean {
  const isPort = name.endsWith('_PORT') && /^(?:tcp|udp|sctp):\/\//.test(value);
  return isPort || /_SERVICE_HOST$|_SERVICE_PORT(?:_|$)|_PORT_\d+_(?:TCP|UDP|SCTP)/.test(name);
}

function adviceFor(name: string): string {
  const upper = name.toUpperCase();
  const prefix = ownPrefixes.find((one) => upper.startsWith(one)) ?? '';
  const [nearest = ''] = names
    .filter((known) => known.startsWith(prefix))
    .toSorted((one, other) => editDistance(upper, one) - editDistance(upper, other));
  return `the nearest name is ${nearest}`;
}

/** Edit distance: insertions, deletions, replacements and transpositions. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
