import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Prints what one save of an article runs through: statements, how often the article's row is read, and our files that name
// articles or saving and of which a line ran: `bun run measure:save`. Words and definitions that only load do not count.
const named = /article|draft|merg|save|version|unsaved/;
const readsArticle = /^\s*select\b.*\bfrom\s+"?articles"?\b/is;
const directory = mkdtempSync(join(tmpdir(), 'save-path-'));

try {
  const without = await run('none');
  for (const way of ['form', 'api'] as const) {
    const { statements, lines } = await run(way);
    const ran = [...lines.keys()]
      .filter((line) => (lines.get(line) ?? 0) > (without.lines.get(line) ?? 0))
      .map((line) => line.split(':')[0] ?? '');
    const files = [...new Set(ran)].filter((file) => named.test(file)).sort();
    const reads = statements.filter((statement) => readsArticle.test(statement)).length;
    console.log(`A save through the ${way}: ${statements.length} statements, the article's row is read ${reads} times`);
    console.log(`${files.length} files that name articles or saving:\n${files.map((file) => `  ${file}`).join('\n')}`);
    if (process.argv.includes('statements')) console.log(statements.join('\n'));
  }
} finally {
  rmSync(directory, { recursive: true });
}

/** Statements, and how often each line of our files ran. */
async function run(way: 'none' | 'form' | 'api') {
  const coverage = join(directory, way);
  const path = join(directory, `${way}.json`);
  const parameters = ['--coverage', '--coverage-reporter=lcov', `--coverage-dir=${coverage}`];
  const child = Bun.spawn([process.execPath, 'test', ...parameters, './scripts/audits/one-save.ts'], {
    env: { ...process.env, SAVE: way, STATEMENTS: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors = await new Response(child.stderr).text();
  if ((await child.exited) !== 0) throw new Error(errors);
  const lines = new Map<string, number>();
  for (const record of (await Bun.file(join(coverage, 'lcov.info')).text()).split('end_of_record')) {
    const file = /^SF:(src\/.*)$/m.exec(record)?.[1];
    if (!file || file.endsWith('.words.ts')) continue;
    for (const [, line, times] of record.matchAll(/^DA:(\d+),(\d+)/gm)) lines.set(`${file}:${line}`, Number(times));
  }
  return { statements: (await Bun.file(path).json()) as string[], lines };
}
