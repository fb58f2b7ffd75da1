/** The page number of a query, 1 when it is absent, undefined when it is invalid. */
export function parsePage(value: string | undefined): number | undefined {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
}

/** Number of pages for this many items; an empty list has one page. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
