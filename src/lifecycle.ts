/**
 * Where the process is between its start and its end. `serving` begins when build, schema, storage and the first
 * administrator have been in place, and ends with the stop signal.
 */
export class Lifecycle {
  constructor(public phase: 'starting' | 'serving' | 'stopping' = 'starting') {}
}
