import { DatabaseHealth } from '../../../src/db/health.ts';
import { DatabaseUnavailableError } from '../../../src/db/unavailable.ts';

/** What a query that the database has not answered in time rejects with. */
export const late = () => new DatabaseUnavailableError('The database has not answered in time');

/** The health of a database that does not answer, until `probe` resolves. Stop it at the end. */
export async function unavailableHealth(probe = (): Promise<void> => Promise.reject(late())): Promise<DatabaseHealth> {
  const health = new DatabaseHealth({ probe, dropConnections: () => {} });
  const isDown = Promise.withResolvers<void>();
  health.onChange((isAvailable) => {
    if (!isAvailable) isDown.resolve();
  });
  health.suspect();
  await isDown.promise;
  return health;
}
