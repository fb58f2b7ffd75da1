import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileUrl } from '../../src/manifest.ts';
import { withTokens } from '../build/styles.ts';
import type { FoundExample } from './find-examples.ts';

export const galleryAddress = '/gallery';

const styles = withTokens(readFileSync(join(import.meta.dir, 'gallery.css'), 'utf8'));

/** Adjusts the height of each frame to its content, again after the fonts have loaded. */
const fitFrames = `
const fit = async (frame) => {
  const shown = frame.contentDocument;
  await shown.fonts.ready;
  frame.style.height = Math.min(Math.max(shown.documentElement.scrollHeight, 96), 1200) + 'px';
};
for (const frame of document.querySelectorAll('iframe')) frame.addEventListener('load', () => fit(frame));`;

/** Index of all components, followed by their states in separate frames. */
export function galleryPage(examples: readonly FoundExample[]): string {
  const components = [...Map.groupBy(examples, ({ file, component }) => `${file} ${component}`).values()];
  return `<!DOCTYPE html>${renderToStaticMarkup(<GalleryPage components={components} />)}`;
}

function GalleryPage({ components }: { components: readonly FoundExample[][] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <title>Gallery of components</title>
        <link href={fileUrl('icons/favicon.svg')} rel="icon" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <nav aria-label="Components">
          <ul>{components.map(([first]) => first && <IndexEntry example={first} key={anchorOf(first)} />)}</ul>
        </nav>
        <main>
          <h1>Gallery of components</h1>
          {components.map((states) => (
            <Component key={states[0]?.path} states={states} />
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: fitFrames }} />
      </body>
    </html>
  );
}

function IndexEntry({ example }: { example: FoundExample }) {
  return (
    <li>
      <a href={`#${anchorOf(example)}`}>{example.component}</a>
    </li>
  );
}

function Component({ states }: { states: readonly FoundExample[] }) {
  const [first] = states;
  if (!first) return null;
  return (
    <section aria-labelledby={anchorOf(first)}>
      <h2 id={anchorOf(first)}>{first.component}</h2>
      <p>
        <code>{first.file}</code>
      </p>
      {states.map(({ component, state, path }) => (
        <figure key={path}>
          <figcaption>
            <a href={`${galleryAddress}/${path}`}>{state}</a>
          </figcaption>
          <iframe loading="lazy" src={`${galleryAddress}/${path}`} title={`${component}: ${state}`} />
        </figure>
      ))}
    </section>
  );
}

function anchorOf({ component }: FoundExample): string {
  return component.toLowerCase();
}
