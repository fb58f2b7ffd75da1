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
