import { mkdirSync, writeFileSync } from 'node:fs';
import { drawReport } from './documents/report.ts';
import { reportTexts } from './documents/texts.ts';

/** Makes the specimen reports under `static/documents/`. Their bytes are committed; run it again after a change. */
mkdirSync('static/documents', { recursive: true });
for (const text of reportTexts) {
  const path = `static/documents/laporan-tahunan-${text.year}.pdf`;
  writeFileSync(path, await drawReport(text));
  console.log(path);
}
