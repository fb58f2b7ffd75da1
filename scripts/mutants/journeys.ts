import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Glob } from 'bun';
import { languageCodes } from '../../src/i18n/site/language.ts';
import { allRoutes } from '../../src/routes.ts';
import { nounsOf } from './candidates.ts';
import { type ImportGraph, importersOf, reachableFrom } from './import-graph.ts';

const maxJourneyFiles = 2;
/** A file that mentions the pages less often than this share of the first one's mentions only passes by. */
const minShareOfMentions = 1 / 3;

/**
 * The files that try a mutant with the whole site, for what no test loads itself: scripts of the browser, islands of
 * screens, and the processes that the server and the commands start.
 */
export function wholeSiteTests(file: string, graph: ImportGraph): string[] {
  const journeys = journeysFor(islandsWith(file, graph));
  return journeys.length > 0 ? journeys : alikeTests(file, graph);
}

/** Those that speak most of what the file and those that import it are about. */
function alikeTests(file: string, graph: ImportGraph): string[] {
  const own = nounsOf(file);
  const near = new Set(importersOf(file, graph).flatMap((importer) => [...nounsOf(importer)]));
  const weights = [...own.union(near)].map((word) => [word, own.has(word) ? 2 : 1] as const);
  const rank = (test: string) => {
    const text = readFileSync(test, 'utf8').toLowerCase();
    // The same word many times says little more.
    const told = (word: string) => Math.log2(text.split(word).length) + (nounsOf(test).has(word) ? 4 : 0);
    return weights.reduce((sum, [word, weight]) => sum + weight * told(word), 0);
  };
  return [...new Glob('tests/{journeys,processes}/*.test.ts').scanSync('.')]
    .sort()
    .map((test) => ({ test, rank: rank(test) }))
    .filter(({ rank: of }) => of > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxJourneyFiles)
    .map(({ test }) => test);
}

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
