import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const contents = ['src', 'static', 'drizzle', 'scripts', 'package.json', 'bun.lock', 'tsconfig.json', 'uno.config.ts'];
/** What is only read, or may be shared. */
const shared = ['node_modules', '.cache/pictures'];

export type CheckoutCopy = { root: string; remove: () => void };

/** A copy of the checkout, and of more paths in it, in which sources may be changed: one process works in it. */
export function copyCheckout(more: readonly string[] = []): CheckoutCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));
  for (const path of [...contents, ...more]) {
    cpSync(path, join(root, path), { recursive: true });
  }
  for (const path of shared.filter((candidate) => existsSync(candidate))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(realpathSync(path), join(root, path));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
