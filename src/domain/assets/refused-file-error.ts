import type { Problem } from '../../fields/problem.ts';
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';

  constructor(
    readonly problem: Problem,
    readonly tooLarge = false,
  ) {
    super(problem);
  }
}
