/** The page number of an address, 1 when there is none, or undefined when it is not a number of a page. */
export function parsePage(value: string | undefined): number | undefined {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
}

/** How many pages that many things fill; an empty list is one page too. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
