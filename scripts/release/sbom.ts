import { release } from '../../src/release.ts';

/** A package of bun.lock: its name with version, where it is from, what it needs, and its digest. */
type Locked = [name: string, registry: string, needs: Needs, integrity: string];
type Needs = Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>>;
type Workspace = Needs & { devDependencies?: Record<string, string> };
type Lock = { workspaces: Record<string, Workspace>; packages: Record<string, Locked> };

/** What the executables are made of, in the form of CycloneDX 1.6, from the text of bun.lock. */
export function sbomOf(lockText: string, sources: string) {
  const { workspaces, packages } = Bun.JSONC.parse(lockText) as Lock;
  const { dependencies = {}, devDependencies = {} } = workspaces[''] ?? {};
  /** The package that a name leads to from another package: the nearest one, as in folders of packages. */
  const resolve = (from: string, name: string): string | undefined => {
    for (let folder = from; folder !== ''; folder = parentOf(folder)) {
      if (packages[`${folder}/${name}`]) return `${folder}/${name}`;
    }
    return packages[name] && name;
  };
  const neededBy = (key: string): string[] => {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[key]?.[2] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    return names.flatMap((name) => resolve(key, name) ?? []);
  };
  const reachedFrom = (names: readonly string[]): Set<string> => {
    const reached = new Set(names.flatMap((name) => resolve('', name) ?? []));
    for (const key of reached) for (const next of neededBy(key)) reached.add(next);
    return reached;
  };
  const needed = reachedFrom(Object.keys(dependencies));
  const all = reachedFrom([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const referenceOf = (key: string) => purlOf(packages[key]?.[0] ?? key);
  const keys = [...new Map([...all].sort().map((key) => [referenceOf(key), key])).values()];
  const isNeeded = new Set([...needed].map(referenceOf));
  const own = `pkg:generic/alumina-site@${release}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: 'alumina-site',
        version: release,
        purl: own,
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-256', content: sources }],
      },
    },
    components: [
      {
        type: 'platform',
        'bom-ref': `pkg:npm/bun@${Bun.version}`,
        name: 'bun',
        version: Bun.version,
        purl: `pkg:npm/bun@${Bun.version}`,
      },
      ...keys.map((key) => componentOf(packages[key] as Locked, isNeeded.has(referenceOf(key)))),
    ],
    dependencies: [
      {
        ref: own,
        dependsOn: [
          `pkg:npm/bun@${Bun.version}`,
          ...distinct(Object.keys({ ...dependencies, ...devDependencies }).map((name) => referenceOf(name))),
        ],
      },
      ...keys.map((key) => ({ ref: referenceOf(key), dependsOn: distinct(neededBy(key).map(referenceOf)) })),
    ],
  };
}

function componentOf([name, , , integrity]: Locked, isNeeded: boolean) {
  const purl = purlOf(name);
  const at = name.lastIndexOf('@');
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return {
    type: 'library',
    'bom-ref': purl,
    name: name.slice(0, at),
    version: name.slice(at + 1),
    purl,
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    // Some of these are in the scripts and styles of the browser, others only build or test.
    ...(!isNeeded && { properties: [{ name: 'cdx:npm:package:development', value: 'true' }] }),
  };
}

function purlOf(name: string): string {
  const at = name.lastIndexOf('@');
  return `pkg:npm/${name.slice(0, at).replace('@', '%40')}@${name.slice(at + 1)}`;
}

/** Without the last package name of a path, which has two parts in a scope. */
function parentOf(key: string): string {
  return key.replace(/(?:^|\/)(?:@[^/]+\/)?[^/]+$/, '');
}

function distinct(references: readonly string[]): string[] {
  return [...new Set(references)].sort();
}
