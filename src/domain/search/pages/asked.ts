/** A word of a query: the stems that match it with their weights, and how rare it is on pages. */
export type Asked = { word: string; stems: ReadonlyMap<string, number>; rarity: number };
