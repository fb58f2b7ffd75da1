import { expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openChannel } from '../support/accounts/baik-people.ts';
import { reportForm, submitAddress } from '../support/baik.ts';
import { makeDatabase } from '../support/databases.ts';
import { largePdf, revealing } from '../support/files/files-with-metadata.ts';
import { contactForm } from '../support/forms.ts';
import { startServer } from '../support/processes.ts';
import { readyFields, waitedFields } from '../support/requests/proof.ts';
import { slow } from '../support/slow.ts';

setDefaultTimeout(3 * slow);

const megabyte = 1_000_000;
const limit = 400 * megabyte;
/** As many as a form may have. */
const count = 10;

test.skipIf(process.platform !== 'linux')(
  `a report and a message of ${count} files of ten megabytes each keep the process under 400 MB`,
  async () => {
    const place = await makeDatabase();
    await openChannel(place);
    const server = await startServer(place);
    const watch = watchMemory(server.process.pid);
    const pdf = await largePdf('part.pdf');
    const files = Array.from({ length: count - 1 }, (_, index) => new File([pdf], `part ${index}.pdf`));
    const post = (path: string, body: FormData) => fetch(server.address + path, { method: 'POST', body });
    // As the script of the forms does: on a busy machine a form may have to be sent again.
    const persist = async (path: string, body: FormData): Promise<Response> => {
      const answer = await post(path, body);
      if (answer.status !== 503) return answer;
      expect(await answer.json()).toMatchObject({ again: true });
      return persist(path, body);
    };
    const ready = await waitedFields((fields) => post(submitAddress, reportForm(fields)));
    const report = reportForm({ ...ready }, [...files, await revealing.docx('x')]);
    const answers = [await persist(submitAddress, report)];

    const toContact = '/api/contact/submit';
    const readyToo = await readyFields((fields) => post(toContact, contactForm(fields)));
    answers.push(await persist(toContact, contactForm(readyToo, [...files, new File([pdf], 'last part.pdf')])));
    const stored = readdirSync(join(place.dataDirectory, 'contact'));
    const peak = watch.stop();
    await server.stop();
    await place.remove();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(stored).toHaveLength(count);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(limit);
  },
);

/** Peak memory of a process during the test, in bytes. */
function watchMemory(pid: number): { stop: () => number } {
  let peak = 0;
  const look = () => {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    peak = Math.max(peak, Number(kilobytes) * 1024);
  };
  const timer = setInterval(look, 20);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
