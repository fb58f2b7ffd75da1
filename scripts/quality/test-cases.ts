type TestCase = { file: string; name: string; hasFailed: boolean };
export type PageChecks = { passed: number; failed: number };

/** The tests in a JUnit report of `bun test` that were run; a name begins with those of the blocks around it. */
export function casesIn(xml: string): TestCase[] {
  return xml
    .split('<testcase ')
    .slice(1)
    .filter((part) => !part.includes('<skipped'))
    .map((part) => {
      const attributes = part.slice(0, part.indexOf('>'));
      const value = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const hasFailed = part.includes('<failure') || part.includes('<error');
      return { file: value('file'), name: `${value('classname')} ${value('name')}`.trim(), hasFailed };
    });
}

/** Checks by the address of a page that their names contain. */
export function pageChecks(cases: readonly TestCase[], addresses: readonly string[]): Record<string, PageChecks> {
  const found: Record<string, PageChecks> = {};
  for (const { name, hasFailed } of cases) {
    const address = name.split(/\s/).find((word) => addresses.includes(word));
    if (!address) continue;
    const checks = found[address] ?? { passed: 0, failed: 0 };
    found[address] = checks;
    if (hasFailed) checks.failed += 1;
    else checks.passed += 1;
  }
  return found;
}
