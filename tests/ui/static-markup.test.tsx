import { expect, test } from 'bun:test';
import { renderToString } from 'react-dom/server';
import { withCurrent } from '../../src/current.ts';
import type { Language } from '../../src/i18n/site/language.ts';
import { navigationWords } from '../../src/i18n/site/navigation.words.ts';
import { bytesOfDocument } from '../../src/ui/markup/document-bytes.ts';
import { unchanging } from '../../src/ui/markup/props-key.ts';
import { staticMarkup } from '../../src/ui/markup/static-markup.tsx';

const inner = staticMarkup(({ name }: { name: string }) => <b>{name}</b>);
const outer = staticMarkup(({ name }: { name: string }) => <i dangerouslySetInnerHTML={inner({ name })} />);
let renders = 0;
const ofList = staticMarkup(({ names }: { names: readonly string[] }) => {
  renders += 1;
  return names.join(', ');
});

function Page({ name }: { name: string }) {
  return (
    <main>
      <p dangerouslySetInnerHTML={outer({ name })} />
      <p>{name}</p>
      <p dangerouslySetInnerHTML={outer({ name })} />
    </main>
  );
}

const inLanguage = <Result,>(language: Language, work: () => Result) => withCurrent({ language }, work);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('a document of bytes reads like the same document as text', () => {
  for (const name of ['Alumina', '“Bauksit” – 氧化铝', '<!--0 0>', '']) {
    const page = () => inLanguage('id', () => renderToString(<Page name={name} />));
    const text = page();
    // The second time from what was kept.
    for (let render = 1; render <= 2; render += 1) expect(textOf(bytesOfDocument(page))).toBe(text);
  }
});

test('markup that is used after a failed render is text again', () => {
  const fail = () => {
    throw new Error('no page');
  };
  expect(() => bytesOfDocument(fail)).toThrow('no page');
  expect(inLanguage('en', () => inner({ name: 'after' }))).toEqual({ __html: '<b>after</b>' });
});

test('props are told apart by their content, and those that never change are rendered once', () => {
  const list = (given: readonly string[]) => inLanguage('id', () => ofList({ names: given }).__html);
  const names = unchanging(['Rini', 'Budi']);
  expect(list(names)).toBe('Rini, Budi');
  renders = 0;
  expect(list(names)).toBe('Rini, Budi');
  expect(renders).toBe(0);
  expect(list(unchanging(['Budi']))).toBe('Budi');
  expect(list(['Sari'])).toBe('Sari');
});

test('markup of one language is not used in the other', () => {
  const home = staticMarkup(() => navigationWords.home);
  expect([inLanguage('id', () => home({})), inLanguage('en', () => home({}))]).toEqual([
    { __html: 'Beranda' },
    { __html: 'Home' },
  ]);
});
