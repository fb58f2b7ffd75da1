import { expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openChannel } from '../support/accounts/baik-people.ts';
import { reportForm, submitAddress } from '../support/baik.ts';
import { makeDatabase } from '../support/databases.ts';
import { largePdf } from '../support/files/files-with-metadata.ts';
import { listening, runProgram, settingsOf } from '../support/processes.ts';
import { waitedFields } from '../support/requests/proof.ts';
import { canHaveOwnVolume, onOwnVolume } from '../support/servers/own-volume.ts';
import { slow } from '../support/slow.ts';
import { root } from '../support/sources.ts';

setDefaultTimeout(2 * slow);

test.skipIf(!canHaveOwnVolume)(
  'a disk that is full while a report is sealed: 507 with the reason, and the same form is accepted without files',
  async () => {
    const place = await makeDatabase();
    await openChannel(place);
    // Only the folder of sealed files is small: the room is checked before, and there is some.
    mkdirSync(join(place.dataDirectory, 'baik'), { mode: 0o700 });
    const command = [...onOwnVolume('size=256k,mode=700', 'true', 'baik'), process.execPath, '--no-env-file'];
    const server = await listening((env) => runProgram([...command, 'src/server.ts'], env, root), settingsOf(place));
    try {
      const send = (fields: Record<string, string>, files: File[] = []) =>
        fetch(server.address + submitAddress, {
          method: 'POST',
          body: reportForm({ ...fields, language: 'en', files: 'original' }, files),
        });
      const ready = await waitedFields((fields) => send(fields));
      const refused = await send(ready, [new File([await largePdf('plan.pdf', 1024 * 1024)], 'plan.pdf')]);
      expect(refused.status).toBe(507);
      expect(await refused.json()).toMatchObject({
        success: false,
        error:
          'Our storage is nearly full, so the file plan.pdf cannot be accepted right now. Your text is still here: send it without files, or try again later.',
      });
      const accepted = await send(ready);
      expect(accepted.status).toBe(200);
      expect(await accepted.json()).toMatchObject({ success: true });
      expect(server.errors()).not.toMatch(/"event":"(baik|request|response)_failed"/);
    } finally {
      await server.stop();
      await place.remove();
    }
  },
);
