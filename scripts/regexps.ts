import { Glob } from 'bun';
import { LinearityCheck } from './regexps/check-linear.ts';
import { findRegexps } from './regexps/find-regexps.ts';

const rememberedIn = '.cache/linear-regexps.json';

/**
 * Rejects regular expressions with super-linear running time, because a short request could block the server.
 * `bun scripts/regexps.ts` checks all sources, with paths only those.
 */
const given = process.argv.slice(2);
const files = given.length > 0 ? given : [...new Glob('src/**/*.{ts,tsx}').scanSync('.')].sort();
const check = await LinearityCheck.open(rememberedIn);
const problems: string[] = [];
let count = 0;
for (const file of files) {
  const { found, unchecked } = findRegexps(file);
  for (const { line, pattern, flags } of found) {
    count += 1;
    const verdict = await check.judge(pattern, flags);
    if (verdict) problems.push(`${file}:${line} /${pattern}/${flags}\n    ${verdict.problem}`);
  }
  for (const { line, source } of unchecked) {
    problems.push(`${file}:${line} ${source}\n    is created at run time: use a literal, or a constant named …Pattern`);
  }
}
await check.save();
if (problems.length > 0) console.error(`Regular expressions that are not linear:\n${problems.join('\n')}`);
else console.log(`${count} regular expressions are linear.`);
process.exit(problems.length > 0 ? 1 : 0);
