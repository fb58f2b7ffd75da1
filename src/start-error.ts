/** Why the site cannot start, as one sentence for its operator that says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
