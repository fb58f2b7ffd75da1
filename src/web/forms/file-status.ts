import type { AttachmentMistake } from '../../domain/attachments/submitted-file.ts';

/** Status of a form whose file was refused: mistakes of the sender are 400, ours are not. */
export function statusOfFileProblem(problem: AttachmentMistake['problem'] | undefined): 400 | 503 | 507 {
  if (problem === 'storageFull') return 507;
  return problem === 'filesUnavailable' || problem === 'filesBusy' ? 503 : 400;
}
