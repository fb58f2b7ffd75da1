import { expect, test } from 'bun:test';
import { filesLike, readSource } from '../support/sources.ts';

/** Files that come with the program, keys, locks, sockets and temporary files: everything but what visitors and staff upload. */
const others = [
  'src/api/status/handlers.ts',
  'src/backend/logs/evidence.ts',
  'src/domain/secrets/argon2.ts',
  'src/commands/check-command.ts',
  'src/commands/licenses.ts',
  'src/complete-build.ts',
  'src/db/*',
  'src/domain/assets/file-types.ts',
  'src/domain/assets/pictures/load-sharp.ts',
  'src/domain/assets/pictures/picture-forms.ts',
  'src/domain/assets/upload/prepare-asset.ts',
  'src/domain/assets/upload/video-file.ts',
  'src/domain/assets/upload/webm-file.ts',
  'src/domain/assets/variants/make-variants.ts',
  'src/domain/audit/*',
  'src/server/backup-clock.ts',
  'src/commands/backup-command.ts',
  'src/commands/restore-command.ts',
  'src/commands/site-archive.ts',
  'src/domain/backups/*',
  'src/operator/answers.ts',
  'src/domain/baik/safe-copies/pdf.ts',
  'src/domain/storage/*',
  'src/domain/versions/kept-files.ts',
  'src/manifest.ts',
  'src/memory-protection.ts',
  'src/operator/socket.ts',
  'src/page-texts.ts',
  'src/pages/discovery/documents.ts',
  'src/pages/offline.tsx',
  'src/report-process-main.ts',
  'src/report-processes/report-process.ts',
  'src/settings/env.ts',
  'src/web/files/*',
  'src/workers/*',
];

const touchesFiles = /from 'node:fs(?:\/promises)?'|\bBun\.(?:file|write)\(/;
const namesFolders = /(?:join|resolve)\([^)]*['"`](?:assets|contact|baik|baik-spool)['"`/]/;

const isListed = (path: string) =>
  others.some((other) => (other.endsWith('*') ? path.startsWith(other.slice(0, -1)) : path === other));

const sources = filesLike('src/**/*.{ts,tsx}').filter((path) => !path.startsWith('src/domain/files/'));

test('only src/domain/files reads and writes uploaded files', () => {
  expect(sources.filter((path) => touchesFiles.test(readSource(path)) && !isListed(path))).toEqual([]);
});

test('no other code builds paths into the folders of uploaded files', () => {
  expect(sources.filter((path) => namesFolders.test(readSource(path)))).toEqual([]);
});

test('every exception is needed', () => {
  const unneeded = others.filter(
    (other) =>
      !sources.some((path) => touchesFiles.test(readSource(path)) && path.startsWith(other.replace(/\*$/, ''))),
  );
  expect(unneeded).toEqual([]);
});
