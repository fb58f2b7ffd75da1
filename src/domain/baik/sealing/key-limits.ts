/** Minimum length of a passphrase, chosen against offline attacks on a stolen database. */
export const baikKeyLimits = { shortest: 16, longest: 256 } as const;
