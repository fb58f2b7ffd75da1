import type { ReactNode } from 'react';
import { company } from '../../../../src/company.ts';
import { count, countIn } from '../../../../src/content/annual-report/figures.ts';
import { directorsReport, numeral, yearInFigures } from '../../../../src/content/annual-report/year-2024.ts';
import { demoLeaders } from '../../../../src/content/demo-leaders.ts';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { ReportCover } from '../sheet/cover.tsx';
import { Both, En, Heading, Label, specimen } from '../sheet/document.tsx';
import { KeyFigures } from '../sheet/key-figures.tsx';
import { Page, pageId, type Sheet } from '../sheet/page.tsx';
import { PlateView, plate } from '../sheet/picture.tsx';
import { GroupDrawing } from './group-drawing.tsx';

const running = { id: 'Laporan Tahunan 2024', en: 'Annual Report 2024' };
const nameOf = (key: string) => demoLeaders.find((leader) => leader.key === key)?.name ?? '';

export type Entry = { title: Pair; page: number; chapter?: boolean };

export async function openingPages(contents: readonly Entry[]): Promise<Sheet[]> {
  const cover = await plate('annual-report-cover', 1240, 1754, { shade: 'cover' });
  const powder = await plate('products', 1240, 1754, { position: 'right', shade: 'foot' });
  const aerial = await plate('profile-aerial', 1600, 760);
  const road = await plate('timeline-2024', 1600, 640);
  return [
    (number) => (
      <ReportCover key={number} picture={cover} theme={{ id: 'Alumina pertama', en: 'First alumina' }} year={2024} />
    ),
    (number) => (
      <Page key={number} number={number} running={running} title={{ id: 'Isi', en: 'Contents' }}>
        <ol className="contents">
          {contents.map(({ title, page, chapter }) => (
            <li className={chapter ? 'chapter' : ''} key={title.id}>
              <a href={`#${pageId(page)}`}>
                {title.id} <En className="english">{title.en}</En>
              </a>
              <span>{page}</span>
            </li>
          ))}
        </ol>
        <div className="note-box" style={{ marginTop: '9mm' }}>
          <Both
            text={{
              id: [
                `Tentang laporan ini. Laporan meliputi 1 Januari sampai 31 Desember 2024 dan seluruh kegiatan ${company.legalName}: kantor pusat di Jakarta serta kilang di Kabupaten Mempawah. Nilai uang dalam miliar rupiah, kecuali dinyatakan lain.`,
                specimen.id,
              ],
              en: [
                `About this report. It covers January 1 to December 31, 2024 and all activities of ${company.legalName}: the head office in Jakarta and the refinery in Mempawah Regency. Amounts are in billions of rupiah unless said otherwise.`,
                specimen.en,
              ],
            }}
          />
        </div>
      </Page>
    ),
    (number) => (
      <Page
        key={number}
        number={number}
        running={running}
        tone="dark"
        title={{ id: 'Tahun ini dalam angka', en: 'The year in figures' }}
      >
        <div className="figures">
          {yearInFigures.map(({ value, digits, currency = '', unit, of }) => (
            <Figure
              figure={`${currency}${numeral('id', value, digits)}${unit?.id === '%' ? '%' : ''}`}
              key={of.id}
              of={unit && unit.en !== unit.id ? { ...of, en: `${of.en} (${`${currency} ${unit.en}`.trim()})` } : of}
              {...(unit && unit.id !== '%' && { small: unit.id })}
            />
          ))}
        </div>
      </Page>
    ),
    (number) => (
      <section className="page dark full-picture" data-page={`${number} (moment)`} key={number}>
        <PlateView of={powder} />
        <div className="full-words">
          <p className="quote">
            “Berbulan-bulan kita membujuk pabrik agar mau bekerja. Lalu pada suatu malam ia mau, dan yang terasa justru
            lelah.”
          </p>
          <En as="p" className="quote english">
            “You spend months persuading a plant to behave. Then one evening it does, and what you mostly feel is
            tired.”
          </En>
          <p style={{ marginTop: '5mm' }}>Damar Sekadau, General Manager Operasi, 2 Oktober 2024 pukul 21.40 WIB</p>
        </div>
      </section>
    ),
    (number) => (
      <Letter
        key={number}
        number={number}
        signed={nameOf('guntur')}
        title={{ id: 'Laporan Dewan Komisaris', en: 'Report of the Board of Commissioners' }}
        post={{ id: 'Komisaris Utama', en: 'President Commissioner' }}
        text={{
          id: [
            'Para pemangku kepentingan yang kami hormati,',
            'Tugas kami mengawasi, dan tahun 2024 memberi banyak yang harus diawasi. Sebuah proyek yang sepuluh tahun hidup di atas kertas dan di balik pagar menjadi pabrik yang panas, berat, dan tidak sabar. Pada peralihan seperti itu kecelakaan paling mudah terjadi. Karena itu kami meminta Direksi melaporkan keselamatan proses sebelum jadwal dan biaya, dalam setiap rapat.',
            'Direksi melakukannya. Dua kali panel keselamatan menolak kenaikan beban, sekali karena kotak roda gigi dan sekali karena daftar jaga. Kedua penolakan itu kami dukung. Biayanya sebelas hari; tidak seorang pun cedera.',
            'Kami menilai kinerja Direksi baik. Sasaran alumina pertama tercapai pada triwulan keempat, anggaran proyek dipakai 96 persen, dan pasokan bauksit dalam negeri terjamin kontrak sampai 2034. Yang belum memuaskan ialah ketersediaan kalsiner kedua dan lambatnya pengisian jabatan perawatan.',
            'Pada tahun 2025 kami akan memperhatikan tiga hal: operasi percobaan yang bertahap, kesiapan modal kerja untuk penjualan pertama, dan janji kami kepada warga Sungai Kunyit bahwa air sungai tetap seperti yang mereka kenal.',
            'Komposisi dewan tidak berubah. Atas nama pemegang saham kami berterima kasih kepada setiap orang yang bekerja pada malam 2 Oktober, dan kepada mereka yang menjaga agar malam itu biasa saja.',
          ],
          en: [
            'To all who have a stake in this company,',
            'Our task is to supervise, and 2024 gave us much to look at. A project that had lived for ten years on paper and behind fences became a plant that is hot, heavy and impatient. It is in such a passage that accidents come most easily. We therefore asked the directors to report on process safety ahead of schedule and cost, at every meeting.',
            'They did. Twice the safety panel refused an increase in load, once over a gearbox and once over a shift roster. We supported both refusals. They cost eleven days; nobody was hurt.',
            'We find the performance of the directors good. The goal of first alumina was reached in the fourth quarter, 96 percent of the project budget was used, and the supply of domestic bauxite is under contract until 2034. Not yet satisfactory are the availability of the second calciner and the slow filling of maintenance posts.',
            'In 2025 we shall look at three things: trial operation in steps, working capital for the first sales, and our promise to the people of Sungai Kunyit that the river will stay as they know it.',
            'The composition of the board did not change. On behalf of the shareholders we thank everyone who worked on the night of October 2, and those who saw to it that the night was uneventful.',
          ],
        }}
      />
    ),
    (number) => (
      <Letter
        key={number}
        number={number}
        signed={nameOf('bayu')}
        title={{ id: 'Laporan Direksi', en: 'Report of the Board of Directors' }}
        post={{ id: 'Pelaksana Tugas Direktur Utama', en: 'Acting President Director' }}
        text={{
          id: ['Para pemangku kepentingan yang kami hormati,', ...directorsReport.id],
          en: ['To all who have a stake in this company,', ...directorsReport.en],
        }}
      />
    ),
    (number) => (
      <Page key={number} number={number} running={running} title={{ id: 'Siapa kami', en: 'Who we are' }}>
        <div className="figure-picture">
          <PlateView of={aerial} />
        </div>
        <div className="stack" style={{ marginTop: '7mm' }}>
          <Both
            text={{
              id: [
                `${company.legalName} mengolah bauksit Indonesia menjadi alumina mutu peleburan dengan proses Bayer. Kilang di Sungai Kunyit dirancang untuk ${count(company.figures.capacityInTons)} ton setahun dan memakai bijih dalam negeri saja.`,
                'Perusahaan dimiliki bersama oleh dua anggota Holding Pertambangan BUMN: penambang bauksit yang memasok bijih dan pabrik peleburan aluminium yang memakai alumina.',
              ],
              en: [
                `${company.legalName} refines Indonesian bauxite into smelter grade alumina by the Bayer process. The refinery in Sungai Kunyit is designed for ${countIn(company.figures.capacityInTons).en} tons a year and uses domestic ore only.`,
                'The company is owned jointly by two members of the state mining holding group: the bauxite miner that supplies the ore and the aluminum smelter that uses the alumina.',
              ],
            }}
          />
          <Heading level={3} of={{ id: 'Kedudukan dalam kelompok usaha', en: 'Place in the group' }} />
          <GroupDrawing />
          <KeyFigures
            of={[
              [`${count(1_000)} kt`, { id: 'kapasitas setahun', en: 'capacity a year' }],
              ['100 %', { id: 'bauksit dalam negeri', en: 'domestic bauxite' }],
              [company.figures.powerPlant, { id: 'pembangkit sendiri', en: 'own power plant' }],
              ['2 × 40 kt', { id: 'silo alumina', en: 'alumina silos' }],
            ]}
          />
        </div>
      </Page>
    ),
    (number) => (
      <Page
        key={number}
        number={number}
        running={running}
        tone="powder"
        title={{ id: 'Sepuluh tahun sampai alumina pertama', en: 'Ten years to first alumina' }}
      >
        <div className="figure-picture">
          <PlateView of={road} />
        </div>
        <table style={{ marginTop: '8mm' }}>
          <caption>
            <Label inline of={{ id: 'Tonggak perusahaan', en: 'Milestones of the company' }} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Label inline of={{ id: 'Tahun', en: 'Year' }} />
              </th>
              <th scope="col">Indonesia</th>
              <th lang="en-US" scope="col">
                English
              </th>
            </tr>
          </thead>
          <tbody>
            {milestones.map(([year, { id, en }]) => (
              <tr key={year}>
                <th scope="row">
                  <strong>{year}</strong>
                </th>
                <td>{id}</td>
                <td lang="en-US">{en}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Page>
    ),
  ];
}

const milestones: [string, Pair][] = [
  [
    '2014',
    { id: 'Survei laterit pertama di pesisir Mempawah.', en: 'First survey of the laterite on the coast of Mempawah.' },
  ],
  [
    '2015–2019',
    {
      id: 'Studi kelayakan, analisis dampak lingkungan, pembebasan lahan melalui musyawarah.',
      en: 'Feasibility study, environmental assessment, land acquired in talks with its owners.',
    },
  ],
  ['2020', { id: 'Peletakan batu pertama pada masa pandemi.', en: 'Ground is broken, in the pandemic.' }],
  [
    '2021–2023',
    {
      id: 'Konstruksi: jalan akses 6,2 km, rak pipa 3,4 km, unit pembangkit pertama menyala pada 2 Desember 2023.',
      en: 'Construction: 6.2 km of access road, 3.4 km of pipe rack, first power unit on line on December 2, 2023.',
    },
  ],
  ['18.2.2024', { id: 'Stok bauksit mencapai 120.000 ton.', en: 'The bauxite stock reaches 120,000 tons.' }],
  [
    '3.2024',
    {
      id: 'Bijih pertama melewati penggilingan; unit pembangkit kedua.',
      en: 'First ore through the mills; second power unit.',
    },
  ],
  [
    '6.2024',
    {
      id: 'Unit pembangkit ketiga; kolam air 480.000 m³ terisi.',
      en: 'Third power unit; the pond of 480,000 m³ is full.',
    },
  ],
  ['2.10.2024', { id: 'Alumina pertama.', en: 'First alumina.' }],
  [
    '11.11.2024',
    {
      id: 'Laboratorium lulus uji banding internasional di antara 31 laboratorium.',
      en: 'The laboratory passes an international round-robin among 31 laboratories.',
    },
  ],
  [
    '12.2024',
    {
      id: 'Kemurnian 98,6 persen; kalsiner kedua dinyalakan.',
      en: 'Purity of 98.6 percent; the second calciner is lit.',
    },
  ],
];

function Figure({ figure, small, of }: { figure: string; small?: string; of: Pair }) {
  return (
    <div>
      <dl>
        <dd>
          {figure} {small && <small>{small}</small>}
        </dd>
        <dt>
          <Label of={of} />
        </dt>
      </dl>
    </div>
  );
}

type LetterProps = { number: number; title: Pair; text: Pair<readonly string[]>; signed: string; post: Pair };

function Letter({ number, title, text, signed, post }: LetterProps): ReactNode {
  return (
    <Page number={number} running={running} title={title}>
      <Both className="letter" text={text} />
      <div className="signature">
        <strong>{signed}</strong>
        <Label inline of={post} />
      </div>
    </Page>
  );
}
