import { join } from 'node:path';
import { StartError } from '../start-error.ts';

export type CompiledPrograms = { database: WebAssembly.Module; creation: WebAssembly.Module };

let compiled: Promise<CompiledPrograms> | undefined;

/**
 * PGlite's programs, compiled once in a process: a restore opens several databases one after the other. A later database also
 * has what earlier ones have had translated into machine code. Throws StartError.
 */
export function compiledPrograms(folder: string): Promise<CompiledPrograms> {
  compiled ??= compile(folder).catch((error: unknown) => {
    compiled = undefined;
    throw notLoaded(error);
  });
  return compiled;
}

async function compile(folder: string): Promise<CompiledPrograms> {
  const [database, creation] = await Promise.all([
    WebAssembly.compile(await readProgram(folder, 'pglite.wasm')),
    WebAssembly.compile(await readProgram(folder, 'initdb.wasm')),
  ]);
  return { database, creation };
}

/** An executable holds these files compressed. */
export async function readProgram(folder: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(folder, name);
  if (!Bun.isStandaloneExecutable) return Bun.file(path).bytes();
  return new Uint8Array(await Bun.zstdDecompress(await Bun.file(`${path}.zst`).bytes()));
}

/** The sentence for an operator whose installation is incomplete. */
export function notLoaded(cause: unknown): StartError {
  const [detail] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return new StartError(
    `The programs of the embedded database cannot be loaded (${detail}). Its data is untouched: install the site again.`,
    { cause },
  );
}
