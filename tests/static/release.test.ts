import { describe, expect, test } from 'bun:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import packageFile from '../../package.json' with { type: 'json' };
import { auditDependencies } from '../../scripts/release/audit.ts';
import { checksums, releaseNotes } from '../../scripts/release/notes.ts';
import { sbomOf } from '../../scripts/release/sbom.ts';

test('the changelog begins with this release', async () => {
  const [first] = (await Bun.file('CHANGELOG.md').text()).match(/^## .*/m) ?? [];
  expect(first).toStartWith(`## ${packageFile.version} `);
});

test('the notes of a release have the fingerprint that the report page shows, and no news of other releases', () => {
  const changelog = `# Changes\n\n## ${packageFile.version}1 (later)\n\nLater.\n\n## ${packageFile.version} (now)\n\nNew.\n\n## 0.9.0 (before)\n\nOld.\n`;
  const notes = releaseNotes(changelog, { sources: 'a'.repeat(64), commit: 'b'.repeat(40) });
  expect(notes).toContain(`\n    ${'a'.repeat(64)}\n\nNew.\n\nCommit ${'b'.repeat(40)}`);
  expect(notes).not.toMatch(/Later|Old/);
});

test('the checksums of a release are those that sha256sum checks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  await writeFile(join(folder, 'empty'), '');
  await writeFile(join(folder, 'abc'), 'abc');
  const sums = await checksums(folder, ['empty', 'abc']);
  await rm(folder, { recursive: true });
  expect(sums).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty\n' +
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc\n',
  );
});

describe('the bill of materials', () => {
  const schema = async (name: string) =>
    JSON.parse(
      Buffer.from(
        Bun.zstdDecompressSync(await Bun.file(`tests/fixtures/cyclonedx/${name}.schema.json.zst`).bytes()),
      ).toString(),
    );

  test('is valid by the published schema of CycloneDX 1.6', async () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of ['spdx', 'jsf-0.82'])
      ajv.addSchema(await schema(name), `http://cyclonedx.org/schema/${name}.schema.json`);
    const validate = ajv.compile(await schema('bom-1.6'));
    const bom = sbomOf(await Bun.file('bun.lock').text(), 'a'.repeat(64));
    validate(JSON.parse(JSON.stringify(bom)));
    expect(validate.errors).toBeNull();
  });

  test('names every package once with its digest, and what it needs', async () => {
    const lock = `{
      "workspaces": { "": { "dependencies": { "a": "1.0.0" }, "devDependencies": { "@s/b": "2.0.0" } } },
      "packages": {
        "a": ["a@1.0.0", "", { "dependencies": { "c": "^1" } }, "sha512-AAEC"],
        "a/c": ["c@1.5.0", "", {}, "sha512-AAEC"],
        "@s/b": ["@s/b@2.0.0", "", { "dependencies": { "c": "^2" } }, "sha512-AAEC"],
        "c": ["c@2.0.0", "", {}, "sha512-AAEC"],
        "unused": ["unused@1.0.0", "", {}, "sha512-AAEC"],
      },
    }`;
    const { components, dependencies } = sbomOf(lock, 'a'.repeat(64));
    expect(components.slice(1)).toMatchObject([
      { purl: 'pkg:npm/%40s/b@2.0.0', name: '@s/b', version: '2.0.0', properties: [{ value: 'true' }] },
      { purl: 'pkg:npm/a@1.0.0', hashes: [{ alg: 'SHA-512', content: '000102' }] },
      { purl: 'pkg:npm/c@1.5.0' },
      { purl: 'pkg:npm/c@2.0.0', properties: [{ value: 'true' }] },
    ]);
    expect(components[3]).not.toHaveProperty('properties');
    expect(dependencies.slice(1)).toEqual([
      { ref: 'pkg:npm/%40s/b@2.0.0', dependsOn: ['pkg:npm/c@2.0.0'] },
      { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/c@1.5.0'] },
      { ref: 'pkg:npm/c@1.5.0', dependsOn: [] },
      { ref: 'pkg:npm/c@2.0.0', dependsOn: [] },
    ]);
  });
});

describe('the audit of the dependencies', () => {
  test.each([
    ['{}', true, 'No known vulnerabilities in the dependencies.', ''],
    [
      '{"lodash":[{"title":"Prototype pollution","severity":"high","url":"https://example.com/1"}]}',
      false,
      '1 known vulnerabilities in the dependencies.',
      'lodash: high, Prototype pollution (https://example.com/1)\n',
    ],
  ])('of %s', (said, isClean, summary, details) => {
    expect(auditDependencies(['echo', said])).toEqual({ isClean, summary, details });
  });

  test('says so when the registry does not answer', () => {
    const refused = ['sh', '-c', 'echo "error: POST https://registry.example - 405" >&2; exit 1'];
    expect(auditDependencies(refused)).toEqual({
      isClean: false,
      summary: 'The dependencies were not audited: error: POST https://registry.example - 405',
      details: '',
    });
  });
});
