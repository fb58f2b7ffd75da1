/**
 * State of the process. `serving` starts when build, schema, storage and the first administrator exist, and ends with the
 * stop signal.
 */
export class Lifecycle {
  constructor(public phase: 'starting' | 'serving' | 'stopping' = 'starting') {}
}
