import { auditKeyFrom } from '../../src/domain/audit/key.ts';

/** As in the settings: the test process and the servers that it starts write to the same log. */
export const auditKeySetting = Buffer.alloc(32, 7).toString('base64');

export const auditKey = auditKeyFrom(Buffer.alloc(32, 7));
