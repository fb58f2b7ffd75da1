/** Of a passphrase, in characters: it must hold against who has stolen the whole database. */
export const baikKeyLimits = { shortest: 16, longest: 256 } as const;
