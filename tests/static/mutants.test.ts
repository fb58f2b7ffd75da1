import { describe, expect, test } from 'bun:test';
import config from '../../bunfig.toml';
import plantedConfig from '../../scripts/mutants/bunfig.toml';
import { readImportGraph } from '../../scripts/mutants/import-graph.ts';
import { islandsWith, journeysFor, wholeSiteTests } from '../../scripts/mutants/journeys.ts';
import { mutantsOf } from '../../scripts/mutants/operators.ts';
import { sampleMutants } from '../../scripts/mutants/sample.ts';

function mutated(source: string): string[] {
  return mutantsOf('a.tsx', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );
}

describe('a mutant', () => {
  test.each([
    ['if (a) b;', ['if (!(a)) b;', 'if (a) ;']],
    ['if (a === b) c;', ['if (a !== b) c;', 'if (a === b) ;']],
    ['for (;;) { if (a) break; }', ['for (;;) { ; }', 'for (;;) { if (!(a)) break; }']],
    ['if (a) {} else if (b) {}', ['if (!(a)) {} else if (b) {}', 'if (a) {} else {}', 'if (a) {} else if (!(b)) {}']],
    ['x = a ? b : c;', [';', 'x = a ? c : b;']],
    ['const x = a < b && !c;', ['const x = a <= b && !c;', 'const x = a < b || !c;', 'const x = a < b && c;']],
    ['const x = a ?? b;', ['const x = a;']],
    ['const x = a + b;', ['const x = a - b;']],
    ['const x = a.filter(b);', ['const x = a;']],
    ['const x = [0, 5000];', ['const x = [1, 5000];', 'const x = [0, 10000];']],
    [`const x = ['a', ''];`, [`const x = ['', ''];`, `const x = ['a', 'mutant'];`]],
    [
      'const x = <p hidden={true} id="a" />;',
      ['const x = <p hidden={false} id="a" />;', 'const x = <p hidden={true} id="" />;'],
    ],
  ])('of %s is each of the bugs it may have', (source, bugs) => {
    expect(mutated(source).sort()).toEqual([...bugs].sort());
  });

  test.each([
    `import a from 'b';`,
    `export * from 'b';`,
    `type A = 'a' | 1;`,
    `log.info('started', 7);`,
    `throw new Error('broken');`,
    `const x = <p className="a" />;`,
    `const x = <SpriteIcon name="b" />;`,
    `const x = { icon: 'b' };`,
    `const x = 'bg-petrol';`,
    'const x = <p data-open="" />;',
    `class A extends Error { override name = 'A'; }`,
    'const countLock = 17;',
    `const x = query.prepare('b');`,
    `const x = 'a sentence';`,
    'const x = a;',
    `'use strict';`,
  ])('of %s would change nothing that is tested', (source) => {
    expect(mutated(source)).toEqual([]);
  });

  test('knows its line', () => {
    expect(mutantsOf('a.ts', 'const a = b;\n\nconst c = 1;').map(({ line }) => line)).toEqual([3]);
  });
});

describe('a sample', () => {
  const population = mutantsOf(
    'a.ts',
    Array.from({ length: 50 }, (_, n) => `const a${n} = [${n}, b && c];`).join('\n'),
  );

  test('is the same for the same seed, and has one mutant of a line', () => {
    const sample = sampleMutants(population, 20, 7);
    expect(sampleMutants(population, 20, 7)).toEqual(sample);
    expect(sampleMutants(population, 20, 8)).not.toEqual(sample);
    expect(new Set(sample.map(({ line }) => line)).size).toBe(20);
    expect(sampleMutants(population, 80, 7)).toHaveLength(50);
  });

  test('stays the same when other lines change, also one of two equal lines', () => {
    const lines = Array.from({ length: 30 }, (_, n) => `f(${n});`);
    const drawn = (source: readonly string[]) =>
      sampleMutants(mutantsOf('a.ts', source.join('\n')), 40, 7).map(
        ({ text, replacement }) => `${text} ${replacement}`,
      );
    const before = drawn([...lines, 'g(1, 2);', 'g(1, 2);']);
    const after = drawn(['', 'h(3);', ...lines, 'g(1, 2);', 'g(1, 2);']);
    expect(after.filter((mutant) => !mutant.startsWith('h'))).toEqual(before);
  });
});

describe('journeys', () => {
  const graph = readImportGraph();
  const tried = (file: string) => journeysFor(islandsWith(file, graph));

  test.each([
    ['src/pages/journey/journey-timeline.island.tsx', 'tests/journeys/about-room.test.ts'],
    ['src/pages/products/bayer-display.island.tsx', 'tests/journeys/products.test.ts'],
    ['src/pages/contact/contact-form.island.tsx', 'tests/journeys/contact.test.ts'],
    ['src/pages/baik/receipt.tsx', 'tests/journeys/baik.test.ts'],
  ])('for bugs in %s begin with the file that visits its island most', (file, first) => {
    expect(tried(file)[0]).toBe(first);
    expect(tried(file).length).toBeLessThanOrEqual(2);
  });

  test.each([
    ['src/backend/email/address-list.tsx', 'tests/journeys/mail.test.ts'],
    ['src/browser/carousel/start.ts', 'tests/journeys/carousel.test.ts'],
    ['src/report-processes/report-process.ts', 'tests/processes/report-processes.test.ts'],
  ])('and tests of processes for %s are those that are about it', (file, first) => {
    expect(wholeSiteTests(file, graph)[0]).toBe(first);
  });

  test('are none for what no island imports', () => {
    expect(tried('src/pages/home/home.tsx')).toEqual([]);
  });
});

test('a bug is planted before the preload of the tests, which has imported much of the site when they begin', () => {
  const { root, preload } = config.test;
  expect(plantedConfig.test).toEqual({ root, preload: ['./scripts/mutants/overlay.ts', ...preload] });
});
