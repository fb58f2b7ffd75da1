import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Glob } from 'bun';
import { languageCodes } from '../../src/i18n/site/language.ts';
import { allRoutes } from '../../src/routes.ts';
import { type ImportGraph, reachableFrom } from './import-graph.ts';

const maxJourneyFiles = 2;
/** A file that mentions the pages less often than this share of the first one's mentions only passes by. */
const minShareOfMentions = 1 / 3;

/** The islands that load a file in the browser. */
export function islandsWith(file: string, graph: ImportGraph): string[] {
  const islands = [...graph.keys()].filter((path) => path.endsWith('.island.tsx'));
  return islands.filter((island) => reachableFrom(island, graph).has(file));
}

/**
 * The journey files that are tried for code of these islands: of those that visit a page of an island's folder the
 * ones that mention its pages, and the island by the words of its name, most often.
 */
export function journeysFor(islands: readonly string[]): string[] {
  const files = [...new Glob('tests/journeys/*.test.ts').scanSync('.')].sort();
  const visiting = files
    .map((file) => ({ file, mentions: mentionsOf(islands, readFileSync(file, 'utf8')) }))
    .filter(({ mentions }) => mentions > 0)
    .sort((a, b) => b.mentions - a.mentions);
  const most = visiting[0]?.mentions ?? 0;
  return visiting
    .filter(({ mentions }) => mentions >= minShareOfMentions * most)
    .slice(0, maxJourneyFiles)
    .map(({ file }) => file);
}

function mentionsOf(islands: readonly string[], text: string): number {
  const count = (word: string) => text.toLowerCase().split(word.toLowerCase()).length - 1;
  const total = (words: readonly string[]) => words.reduce((sum, word) => sum + count(word), 0);
  return islands.reduce((sum, island) => {
    const noun = basename(dirname(island));
    const visits = total(pagesOf(noun));
    const words = basename(island, '.island.tsx').split('-');
    return visits === 0 ? sum : sum + visits + total(words.filter((word) => word !== noun));
  }, 0);
}

/** How a journey may name a page of the folder: by its route or by its address. */
function pagesOf(noun: string): string[] {
  const own = allRoutes.filter(({ key }) => key.startsWith(`${noun}.`));
  const addresses = own.flatMap(({ path }) => languageCodes.map((code) => `'/${code}/${path[code]}'`));
  return [...new Set([`routes.${noun}.`, ...addresses])];
}
