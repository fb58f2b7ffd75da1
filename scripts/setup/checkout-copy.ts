import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const contents = ['src', 'static', 'drizzle', 'scripts', 'package.json', 'bun.lock', 'tsconfig.json', 'uno.config.ts'];
/** What is only read, or may be shared. */
const shared = ['node_modules', '.cache/pictures'];

/** A copy of the checkout in which sources may be changed: one process of development works in it. */
export function copyCheckout(): { root: string; remove: () => void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));
  for (const path of contents) {
    cpSync(path, join(root, path), { recursive: true });
  }
  for (const path of shared.filter((candidate) => existsSync(candidate))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(realpathSync(path), join(root, path));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
