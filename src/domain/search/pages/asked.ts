/** A word of a query: the stems that answer it with how much each says, and how seldom pages have it. */
export type Asked = { word: string; stems: ReadonlyMap<string, number>; rarity: number };
