/** The result of a query, or a fallback; failures are reported through `degrade`. */
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
