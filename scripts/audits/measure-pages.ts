/** What is measured of one page, and what is done with it. */
type Measurement<Figures> = {
  measure: (address: string) => Promise<Figures>;
  /** Names of the figures that miss their target. */
  faultsOf: (address: string, figures: Figures) => string[];
  print: (address: string, figures: Figures) => void;
};

/**
 * Figures of pages by address, measured two at a time. Side by side a reading can only get worse, so a page that misses a
 * target is measured again alone afterwards, and those figures count.
 */
export async function measurePages<Figures>(
  addresses: readonly string[],
  { measure, faultsOf, print }: Measurement<Figures>,
): Promise<Record<string, Figures>> {
  const items: Record<string, Figures> = {};
  const take = (address: string, figures: Figures) => {
    items[address] = figures;
    print(address, figures);
  };
  const waiting = [...addresses];
  const again: string[] = [];
  const measureWaiting = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const figures = await measure(address);
      if (faultsOf(address, figures).length > 0) again.push(address);
      else take(address, figures);
    }
  };
  await Promise.all([measureWaiting(), measureWaiting()]);
  for (const address of again) take(address, await measure(address));
  return items;
}

/** The addresses that `words` name: a complete address selects that page, a part of one all pages with it, no words all. */
export function selectAddresses(all: readonly string[], words: readonly string[]): string[] {
  if (words.length === 0) return [...all];
  const unknown = words.filter((word) => !all.some((address) => address.includes(word)));
  if (unknown.length > 0) throw new Error(`No indexable address contains ${unknown.join(' or ')}`);
  return all.filter((address) =>
    words.some((word) => (all.includes(word) ? address === word : address.includes(word))),
  );
}
