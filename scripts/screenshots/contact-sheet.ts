import { palette } from '../../src/palette.ts';

export type Photograph = { address: string; width: number; withScript: boolean; file: string };

/** A page with all screenshots, one row per address. */
export function contactSheet(photographs: readonly Photograph[]): string {
  const addresses = [...new Set(photographs.map(({ address }) => address))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { font: 14px system-ui; margin: 2rem; background: ${palette.powder} }
section { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-bottom: 1rem }
figure { margin: 0; flex: none; width: 15rem }
img { width: 100%; max-height: 40rem; object-fit: cover; object-position: top; border: 1px solid ${palette.slate} }
</style>
${addresses.map((address) => row(address, photographs)).join('\n')}
</html>
`;
}

function row(address: string, photographs: readonly Photograph[]): string {
  const figures = photographs
    .filter((photograph) => photograph.address === address)
    .map(({ file, width, withScript }) => {
      const caption = `${width} px${withScript ? '' : ', without script'}`;
      return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img alt="${caption}" loading="lazy" src="${file}"></a></figure>`;
    });
  return `<h2>${address}</h2>\n<section>${figures.join('')}</section>`;
}
