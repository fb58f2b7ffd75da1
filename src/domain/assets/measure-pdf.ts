import { readFile } from 'node:fs/promises';
import { workerModule } from '../../installation.ts';
import type { PdfAnswer, PdfQuestion } from './pdf-worker.ts';
import { RefusedFileError } from './refused-file-error.ts';

/** The largest accepted document takes a tenth of this. */
const timeoutInMilliseconds = 30_000;

/** Number of pages of a PDF, counted in a worker so that the main thread is not blocked. Throws RefusedFileError. */
export async function countPdfPages(path: string): Promise<number> {
  const bytes = new Uint8Array(await readFile(path));
  const worker = new Worker(workerModule('src/domain/assets/pdf-worker.ts'));
  try {
    const answer = await ask(worker, { bytes });
    if ('problem' in answer) throw new RefusedFileError(answer.problem);
    return answer.pages;
  } finally {
    worker.terminate();
  }
}

function ask(worker: Worker, question: PdfQuestion): Promise<PdfAnswer> {
  return new Promise((resolve) => {
    const giveUp = () => resolve({ problem: 'The PDF is too intricate to be read.' });
    const timer = setTimeout(giveUp, timeoutInMilliseconds);
    const settle = (answer: PdfAnswer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => settle(data);
    worker.onerror = (event) => {
      event.preventDefault();
      settle({ problem: 'The PDF is damaged: its pages cannot be read.' });
    };
    worker.postMessage(question, [question.bytes.buffer]);
  });
}
