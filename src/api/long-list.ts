import { setImmediate } from 'node:timers/promises';
import type { Count } from '../db/counting.ts';
import { jsonText } from '../web/http/json.ts';

/** For the description of a long list. */
export const totalsOfLongList =
  'X-Total-Count is the total number; beyond 10,000 it is 10000 and X-Total-Count-Exact is false. Link with rel="next" leads to the next part';

/** Rows whose JSON is made at once; then other requests have their turn. */
const maxRowsAtOnce = 200;

type LongList<Row> = {
  request: Request;
  rows: readonly Row[];
  count: Count;
  limit: number;
  show: (row: Row) => unknown;
};

/** A part of a list with its total number and the address of the next part, which begins after the last row. */
export async function answerLongList<Row extends { id: number }>({
  request,
  rows,
  count,
  limit,
  show,
}: LongList<Row>): Promise<Response> {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return jsonText(await jsonOf(rows, show), {
    headers: {
      'x-total-count': String(count.total),
      ...(!count.isExact && { 'x-total-count-exact': 'false' }),
      ...(last && { link: `<${nextAddress(request, last.id)}>; rel="next"` }),
    },
  });
}

async function jsonOf<Row>(rows: readonly Row[], show: (row: Row) => unknown): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += maxRowsAtOnce) {
    if (from > 0) await setImmediate();
    const shown = rows.slice(from, from + maxRowsAtOnce).map((row) => JSON.stringify(show(row)));
    parts.push(shown.join(','));
  }
  return `[${parts.join(',')}]`;
}

function nextAddress({ url }: Request, after: number): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('offset');
  searchParams.set('after', String(after));
  return `${pathname}?${searchParams}`;
}
