import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOfConduct } from '../../src/content/governance/code-of-conduct.ts';
import { commissionersCharter } from '../../src/content/governance/commissioners-charter.ts';
import { directorsCharter } from '../../src/content/governance/directors-charter.ts';
import { ethicsStandard } from '../../src/content/governance/ethics-standard.ts';
import { gratification } from '../../src/content/governance/gratification.ts';
import { policyDocument } from './documents/governance/policy-document.tsx';
import { annualReport2023 } from './documents/report-2023/index.tsx';
import { annualReport2024 } from './documents/report-2024/index.tsx';
import { type Cover, print } from './documents/sheet/print.ts';

/**
 * Generates the demo documents under `static/documents/`, or those whose names contain a word:
 * `bun run documents [word]`. The files are committed; run it again after changes of texts or pictures.
 */
const wanted = process.argv[2] ?? '';
const directory = 'static/documents';

const policies = [gratification, commissionersCharter, directorsCharter, codeOfConduct, ethicsStandard];
const documents = [
  { file: 'laporan-tahunan-2024.pdf', draw: annualReport2024, cover: coverOf(2024, 'tangki putih', 'white tanks') },
  {
    file: 'laporan-tahunan-2023.pdf',
    draw: annualReport2023,
    cover: coverOf(2023, 'menara kalsinasi', 'the calciner tower'),
  },
  ...policies.map((policy) => ({ file: `${policy.file}.pdf`, draw: () => policyDocument(policy), cover: undefined })),
].filter(({ file }) => file.toLowerCase().includes(wanted.toLowerCase()));

mkdirSync(directory, { recursive: true });
const drawn = [];
for (const { file, draw, cover } of documents)
  drawn.push({ path: join(directory, file), document: await draw(), cover });
for (const { path, bytes, pages } of await print(drawn)) {
  console.log(`${path}: ${pages} pages, ${(bytes / 1024).toFixed(0)} KB`);
}

function coverOf(year: number, shows: string, english: string): Cover {
  return {
    key: `report-cover-${year}`,
    alt: {
      id: `Sampul Laporan Tahunan ${year}: angka tahun besar di atas gambar ${shows}`,
      en: `Cover of the Annual Report ${year}: the year in large figures over a picture of ${english}`,
    },
  };
}
