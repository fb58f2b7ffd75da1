/** The answer of a query, or the fallback that the page can do with; the failure is reported through `degrade`. */
export function withFallback<Answer, const Fallback>(
  query: Promise<Answer>,
  fallback: Fallback,
  degrade: (error: unknown) => void,
): Promise<Answer | Fallback> {
  return query.catch((error: unknown) => {
    degrade(error);
    return fallback;
  });
}
