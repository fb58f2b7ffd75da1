import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installation } from './installation.ts';
import { type Manifest, manifest, publicFile } from './manifest.ts';
import { StartError } from './start-error.ts';
import { masterDirectory, variantsByAddress } from './workers/pictures/variant.ts';

/** Maximum number of missing files that a message names. */
const maxNamedFiles = 3;

/** Throws StartError unless the build is complete. */
export function requireCompleteBuild(): void {
  const missing = missingFiles();
  if (missing.length === 0) return;
  const named = missing.slice(0, maxNamedFiles).join(', ');
  const more = missing.length > maxNamedFiles ? ` and ${missing.length - maxNamedFiles} more` : '';
  const verb = missing.length > 1 ? 'are' : 'is';
  throw new StartError(
    `The build of the site is incomplete: ${named}${more} ${verb} missing or unreadable. ${remedy()}`,
  );
}

function remedy(): string {
  if (Bun.isStandaloneExecutable) return 'Replace this executable by one that "bun run build" has made completely.';
  return (
    'Run "npm start", which builds what is missing and starts the site, or build it alone with ' +
    '"NODE_ENV=production bun scripts/build.ts" and start again.'
  );
}

function missingFiles(): string[] {
  const migrations = existsSync(join(installation, 'drizzle/meta/_journal.json')) ? [] : ['drizzle/meta/_journal.json'];
  const built = readableManifest();
  return built ? [...migrations, ...missingOf(built)] : [...migrations, 'dist/manifest.json'];
}

/** Undefined when the manifest is missing, half-written or that of another version. */
function readableManifest(): Manifest | undefined {
  try {
    const read = manifest();
    const parts = [read.files, read.islands, read.pictures, read.documents, read.quality];
    return parts.every((part) => typeof part === 'object' && part !== null) ? read : undefined;
  } catch {
    return undefined;
  }
}

function missingOf({ files, islands, pictures }: Manifest): string[] {
  const addresses = [...Object.values(files), ...Object.values(islands)];
  const isServed = (address: string) => existsSync(publicFile(address));
  // Where the masters are, pictures that the build left out are encoded at their first request. An executable is made with
  // all of them.
  const variants =
    Bun.isStandaloneExecutable || existsSync(masterDirectory) ? [] : [...variantsByAddress(pictures).keys()];
  return [...addresses, ...variants]
    .filter((address) => !isServed(address))
    .map((address) => `dist/public${address.slice('/static'.length)}`);
}
