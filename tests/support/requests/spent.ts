import { spyOn } from 'bun:test';
import * as reactServer from 'react-dom/server';
import type { OpenDatabase } from '../../../src/db/client.ts';

/** What answering took: processes that were started, documents that were rendered, queries and transactions. */
export type Spent = { processes: number; renders: number; queries: number };

/**
 * Counts what this process spends, until `stop`. No process is started: the server finds that the system refuses to start one.
 */
export function countSpent({ sql }: OpenDatabase) {
  const renders = [spyOn(reactServer, 'renderToString'), spyOn(reactServer, 'renderToReadableStream')];
  const queries = [spyOn(sql, 'unsafe'), spyOn(sql, 'begin')];
  const processes = spyOn(Bun, 'spawn').mockImplementation(() => {
    throw new Error('No process is started while they are counted.');
  });
  const all = [...renders, ...queries, processes];
  const sum = (spies: readonly { mock: { calls: unknown[] } }[]) =>
    spies.reduce((count, { mock }) => count + mock.calls.length, 0);
  return {
    /** What `work` took, with its result. */
    async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; spent: Spent }> {
      for (const spy of all) spy.mockClear();
      const result = await work();
      return { result, spent: { processes: sum([processes]), renders: sum(renders), queries: sum(queries) } };
    },
    stop(): void {
      for (const spy of all) spy.mockRestore();
    },
  };
}
