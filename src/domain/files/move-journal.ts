import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ListedFile } from './file-store.ts';

/**
 * Which files have been copied and verified: one line each, written when it is done. The last line may be cut off by a crash; then its file
 * is copied once more.
 */
export class MoveJournal {
  private readonly done = new Map<string, string>();

  constructor(private readonly path: string) {
    if (!existsSync(path)) return;
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    for (const line of lines) {
      const [name = '', facts = ''] = line.split('\t');
      if (facts) this.done.set(name, facts);
      else this.done.delete(name);
    }
  }

  has(file: ListedFile): boolean {
    return this.done.get(file.name) === factsOf(file);
  }

  names(): string[] {
    return [...this.done.keys()];
  }

  add(file: ListedFile): void {
    this.write(file.name, factsOf(file));
    this.done.set(file.name, factsOf(file));
  }

  forget(name: string): void {
    this.write(name, '');
    this.done.delete(name);
  }

  clear(): void {
    rmSync(this.path, { force: true });
    this.done.clear();
  }

  private write(name: string, facts: string): void {
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    appendFileSync(this.path, `${name}\t${facts}\n`, { mode: 0o600, flush: true });
  }
}

function factsOf({ size, modified }: ListedFile): string {
  return `${size} ${modified.getTime()}`;
}
