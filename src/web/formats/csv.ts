import { securityHeaders } from '../http/headers.ts';
import { streamAnswer } from '../http/responses/stream-answer.ts';

type Value = string | number | null;

/** Streams a table as a CSV file without formulas, with whichever separator a spreadsheet opens it. */
export function csvFile(name: string, head: readonly string[], rows: AsyncIterable<Value[][]>): Response {
  const encoder = new TextEncoder();
  const pieces = piecesOf(head, rows);
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return streamAnswer(stream, {
    headers: {
      ...securityHeaders,
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

/** A small table as the text of a CSV file. */
export function csvText(head: readonly string[], rows: readonly (readonly Value[])[]): string {
  return `${byteOrderMark}${line(head)}${rows.map(line).join('')}`;
}

/** Excel detects UTF-8 only with it. */
const byteOrderMark = '\uFEFF';

async function* piecesOf(head: readonly string[], rows: AsyncIterable<Value[][]>) {
  yield `${byteOrderMark}${line(head)}`;
  for await (const some of rows) yield some.map(line).join('');
}

function line(values: readonly Value[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: Value): string {
  if (value === null || typeof value === 'number') return String(value ?? '');
  const plain = value.replace(formulaAfterSeparator, "$&'").replace(formulaAfterSpace, "$&'");
  return /[",\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * Where a sign begins a formula if what stands before it ends a cell. Only letters and digits end none: the separator is
 * chosen by the computer that opens the file, and quotes hold only with the one that the file was written with.
 */
const formulaAfterSeparator = /(?:^|[^\p{L}\p{M}\p{N}\p{Zs}=+\-@＝＋－＠'])\p{Zs}*(?=[=+\-@＝＋－＠])/gu;
const formulaAfterSpace = /\p{Zs}(?=[=+\-@＝＋－＠]\S)/gu;
