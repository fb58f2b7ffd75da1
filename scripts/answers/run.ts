import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Answers, differencesOf } from './compare.ts';

// Records what the site answers on the demo content, and prints what differs between two recordings:
// `bun run answers record [--as before] [--only forms]`, `bun run answers compare [before] [now]`. Recordings are in `.cache/answers`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string', default: 'now' }, only: { type: 'string' } },
});
const [command, first = 'before', second = 'now'] = positionals;
const folder = join(import.meta.dir, '../..', '.cache', 'answers');

if (command === 'record') {
  const { recorders } = await import('./recorders.ts');
  mkdirSync(join(folder, values.as), { recursive: true });
  for (const [name, record] of Object.entries(recorders)) {
    if (values.only && values.only !== name) continue;
    const answers = await record();
    await Bun.write(join(folder, values.as, `${name}.json`), JSON.stringify(answers, undefined, 1));
    console.log(`${Object.keys(answers).length} answers: ${name}`);
  }
  process.exit(0);
} else if (command === 'compare') {
  let count = 0;
  for (const name of readdirSync(join(folder, first))) {
    const [before, after] = await Promise.all([first, second].map((from) => read(join(folder, from, name))));
    if (!before || !after) {
      console.log(`${name}: not in both recordings`);
      continue;
    }
    for (const line of differencesOf(before, after)) {
      count += line.startsWith(' ') ? 0 : 1;
      console.log(line);
    }
  }
  console.log(count === 0 ? 'No differences.' : `${count} answers differ.`);
  process.exitCode = count === 0 ? 0 : 1;
} else {
  console.error('Usage: bun run answers record [--as name] [--only part] | compare [name] [name]');
  process.exitCode = 2;
}

async function read(path: string): Promise<Answers | undefined> {
  const file = Bun.file(path);
  return (await file.exists()) ? file.json() : undefined;
}
