import { rename, writeFile } from 'node:fs/promises';
import { type Manifest, manifestPath } from '../../src/manifest.ts';
import { readResults } from '../quality/record.ts';
import { sourcesDigest } from '../quality/sources.ts';
import { buildBrandIcons } from './brand-icons.ts';
import { BrowserBundle, islandEntries } from './browser.ts';
import { measureDocuments } from './documents.ts';
import { buildEditorStyles, editorStyleSources } from './editor-styles.ts';
import { buildIcons } from './icons.ts';
import type { Outputs } from './outputs.ts';
import { describePictures } from './pictures.ts';
import { copyStaticFiles, isStaticFile } from './static-files.ts';
import { StyleSheets } from './styles.ts';

/** Manifest entries of a build step. */
type Contribution = Partial<Manifest>;

type Part = {
  /** Whether a change of that file requires this step. */
  dependsOn: (path: string) => boolean | Promise<boolean>;
  build: () => Promise<Contribution>;
};

/** All browser files, in independent steps. */
export class SiteBuild {
  private readonly parts: Record<string, Part>;
  private readonly built = new Map<string, Contribution>();

  constructor(outputs: Outputs) {
    const styles = new StyleSheets(outputs);
    const bundles = {
      main: new BrowserBundle(outputs, () => ({ main: "import './src/browser/main.ts';" })),
      backend: new BrowserBundle(outputs, () => ({ backend: "import './src/browser/backend.ts';" })),
      islands: new BrowserBundle(outputs, islandEntries),
      serviceWorker: new BrowserBundle(outputs, () => ({
        'service-worker': "import './src/browser/service-worker/worker.ts';",
      })),
      offlineCheck: new BrowserBundle(outputs, () => ({
        'offline-check': "import './src/browser/offline-check/page.ts';",
      })),
    };
    this.parts = {
      'static files': { dependsOn: isStaticFile, build: async () => ({ files: await copyStaticFiles(outputs) }) },
      'brand icons': { dependsOn: () => false, build: async () => ({ files: await buildBrandIcons(outputs) }) },
      icons: { dependsOn: () => false, build: async () => ({ files: { 'icons.svg': await buildIcons(outputs) } }) },
      // After the static files, because it contains their addresses.
      'style sheets': {
        dependsOn: (path) => path.startsWith('static/fonts/') || styles.dependOn(path),
        build: async () => ({ files: await styles.build(this.manifest.files) }),
      },
      'editor styles': {
        dependsOn: (path) => editorStyleSources.includes(path),
        build: async () => ({ files: { 'editor.css': await buildEditorStyles(outputs) } }),
      },
      'main script': scriptPart(bundles.main),
      'back-office script': scriptPart(bundles.backend),
      'offline check of the log': scriptPart(bundles.offlineCheck),
      'service worker': scriptPart(bundles.serviceWorker),
      islands: {
        dependsOn: (path) => path.endsWith('.island.tsx') || bundles.islands.dependsOn(path),
        build: async () => ({ islands: await bundles.islands.build() }),
      },
      pictures: {
        dependsOn: (path) => path.startsWith('static/pictures/'),
        build: async () => ({ pictures: await describePictures() }),
      },
      documents: {
        dependsOn: (path) => path.startsWith('static/documents/'),
        build: async () => ({ documents: await measureDocuments() }),
      },
      quality: {
        dependsOn: (path) => path.startsWith('quality/'),
        build: async () => ({ quality: { sources: await sourcesDigest(), results: await readResults() } }),
      },
    };
  }

  async buildAll(): Promise<void> {
    for (const [name, part] of Object.entries(this.parts)) this.built.set(name, await part.build());
    await this.writeManifest();
  }

  /** Runs the steps affected by changed files and returns their names. */
  async update(changed: readonly string[]): Promise<string[]> {
    const names: string[] = [];
    for (const [name, part] of Object.entries(this.parts)) {
      const affected = await Promise.all(changed.map((path) => part.dependsOn(path)));
      if (!affected.includes(true)) continue;
      this.built.set(name, await part.build());
      names.push(name);
    }
    if (names.length > 0) await this.writeManifest();
    return names;
  }

  private get manifest(): Manifest {
    const whole: Manifest = {
      files: {},
      islands: {},
      pictures: {},
      documents: {},
      quality: { sources: '', results: [] },
    };
    for (const { files, islands, pictures, documents, quality } of this.built.values()) {
      Object.assign(whole.files, files);
      Object.assign(whole.islands, islands);
      Object.assign(whole.pictures, pictures);
      Object.assign(whole.documents, documents);
      Object.assign(whole.quality, quality);
    }
    return whole;
  }

  /** Written atomically: a starting server must never read a partial manifest. */
  private async writeManifest(): Promise<void> {
    await writeFile(`${manifestPath}.new`, JSON.stringify(this.manifest));
    await rename(`${manifestPath}.new`, manifestPath);
  }
}

function scriptPart(bundle: BrowserBundle): Part {
  return {
    dependsOn: (path) => bundle.dependsOn(path),
    build: async () => {
      const addresses = Object.entries(await bundle.build());
      return { files: Object.fromEntries(addresses.map(([name, address]) => [`${name}.js`, address])) };
    },
  };
}
