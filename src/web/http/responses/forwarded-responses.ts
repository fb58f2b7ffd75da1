const forwarded = new WeakSet<Response>();

/** Marks a response that another process of the server has finished: nothing of it is read here. */
export function markForwarded(response: Response): Response {
  forwarded.add(response);
  return response;
}

export function isForwarded(response: Response): boolean {
  return forwarded.has(response);
}
