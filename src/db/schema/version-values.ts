/** The nouns that have versions, under the names of their tables. */
export const versionedNouns = ['articles', 'assets', 'leaders'] as const;
export type VersionedNoun = (typeof versionedNouns)[number];

export const versionKinds = ['save', 'publish', 'restore', 'import', 'delete'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** What else a version can be the result of, besides a save of the item itself. */
export const versionCauses = ['order', 'file', 'reference', 'schedule', 'trash', 'erasure'] as const;
export type VersionCause = (typeof versionCauses)[number];

export function isVersionedNoun(value: unknown): value is VersionedNoun {
  return versionedNouns.some((noun) => noun === value);
}
