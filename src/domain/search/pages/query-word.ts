/** Weight of a match that is not the word itself: another spelling, a longer word, or what visitors mean by it. */
export const strengths = { same: 0.95, begun: 0.85, close: 0.75 };

/** A word of a query: the stems that match it with their weights, and how rare it is on pages. */
export type QueryWord = { word: string; stems: ReadonlyMap<string, number>; rarity: number };
