/** An environment variable that looks like a setting but is unknown. */
export type UnknownSetting = { name: string; advice: string };

/** Prefixes used by the site only. */
const ownPrefixes = ['GRAPH_', 'ENTRA_', 'S3_', 'SMTP_'];

/** Kubernetes sets such variables for a service named "graph", for example. */
const ofService = /_SERVICE_HOST$|_SERVICE_PORT|_PORT$|_PORT_\d+_./;

/** Names up to this length may differ by one edit only, so that PATH, HOME and others are not reported. */
const maxShortNameCharacters = 5;

/**
 * Variables that differ from a known setting by a typing error or case, or have one of our prefixes. All others belong to
 * other programs.
 */
export function findUnknownSettings(names: readonly string[], known: readonly string[]): UnknownSetting[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = closest(name.toUpperCase(), known);
      if (meant)
        return [{ name, advice: `${name} is not a setting of this site and has no effect. Did you mean ${meant}?` }];
      if (!ownPrefixes.some((prefix) => name.startsWith(prefix)) || ofService.test(name)) return [];
      return [
        { name, advice: `${name} is not a setting of this site and has no effect. .env.example lists all settings.` },
      ];
    });
}

function closest(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= (candidate.length <= maxShortNameCharacters ? 1 : 2))
    .sort((one, other) => one.distance - other.distance);
  return nearest?.candidate;
}

/** Edit distance: insertions, deletions, replacements and transpositions. */
function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
