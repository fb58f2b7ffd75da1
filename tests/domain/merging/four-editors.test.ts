import { expect, test } from 'bun:test';
import { listVersions } from '../../../src/domain/versions/queries.ts';
import { lastingWorld } from '../../support/world.ts';

/** Saves of each editor; `SAVES=50` makes it 200 saves. */
const saves = Number(process.env.SAVES ?? 6);

const world = await lastingWorld();

type Detail = { version: number; content: string; title: string };

test('four editors save one article at the same time, and every accepted paragraph is in it', async () => {
  const id = await world.publish({ title: { en: 'Together' }, content: '<p>Begin.</p>' });
  const address = `/api/backend/articles/${id}`;
  const accepted: string[] = [];
  const write = async (editor: number) => {
    const headers = await world.signedIn();
    let known: Detail = { version: 1, title: 'Together', content: '<p>Begin.</p>' };
    for (let save = 1; save <= saves; save += 1) {
      const word = `${['alumina', 'bauxite', 'calciner', 'digester'][editor]}-${save}`;
      const paragraph = `<p>${`${word} `.repeat(4).trim()}</p>`;
      const { version, title } = known;
      const content = known.content + paragraph;
      const body = { language: 'en', title, slug: 'together', content, version, merge: true };
      const answer = await world.call('PUT', `${address}/details/en`, body, headers);
      expect({ status: answer.status, word }).toEqual({ status: 200, word });
      accepted.push(paragraph);
      // Every other save is based on a version that others have replaced meanwhile.
      const saved = (await answer.json()) as Detail;
      if (save % 2 === 0) known = saved;
    }
  };
  await Promise.all([0, 1, 2, 3].map(write));

  const answer = await world.get(`/api/articles/${id}`);
  const { content } = ((await answer.json()) as { details: Detail[] }).details[0] ?? { content: '' };
  const written = content.match(/<p>.*?<\/p>/g) ?? [];
  expect(accepted).toHaveLength(4 * saves);
  expect(written.toSorted()).toEqual(['<p>Begin.</p>', ...accepted].sort());
  expect(await listVersions(world.db, 'articles', id, { limit: 1000 })).toHaveLength(4 * saves + 1);
});
