import { demoLeaders } from '../../../../src/content/demo-leaders.ts';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { palette } from '../../../../src/palette.ts';
import { Bars, Chart } from '../sheet/charts.tsx';
import { Both, En, Label } from '../sheet/document.tsx';
import { FigureTable } from '../sheet/figure-table.tsx';
import { KeyFigures } from '../sheet/key-figures.tsx';
import { Divider, type Sheet, stackedSheet } from '../sheet/page.tsx';
import { plate } from '../sheet/picture.tsx';
import { RiskMap, risks } from './risk-map.tsx';

const running = { id: 'Tata kelola', en: 'Governance' };

export async function governancePages(): Promise<Sheet[]> {
  const picture = await plate('governance', 1600, 1143);
  return [
    (number) => (
      <Divider
        about={{
          id: 'Siapa yang memutuskan, siapa yang mengawasi, dan bagaimana kesalahan menjadi terlihat.',
          en: 'Who decides, who supervises, and how mistakes come to light.',
        }}
        chapter={4}
        holds={[
          { id: 'Dewan', en: 'The boards' },
          { id: 'Komite, audit, dan pelaporan', en: 'Committees, audit and reporting' },
          { id: 'Risiko', en: 'Risks' },
        ]}
        key={number}
        number={number}
        picture={picture}
        title={running}
      />
    ),
    stackedSheet(
      { running, title: { id: 'Dewan', en: 'The boards' } },
      <>
        <table>
          <caption>
            <Label inline of={{ id: 'Susunan pada 31 Desember 2024', en: 'Composition at December 31, 2024' }} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Label inline of={{ id: 'Nama', en: 'Name' }} />
              </th>
              <th scope="col">
                <Label inline of={{ id: 'Jabatan', en: 'Position' }} />
              </th>
              <th className="number" scope="col">
                <Label of={{ id: 'Sejak', en: 'Since' }} />
              </th>
              <th className="number" scope="col">
                <Label of={{ id: 'Rapat dihadiri', en: 'Meetings attended' }} />
              </th>
            </tr>
          </thead>
          <tbody>
            {demoLeaders.map(({ key, name, position }) => (
              <tr key={key}>
                <th scope="row">
                  <strong>{name}</strong>
                </th>
                <td>
                  <Label of={position} />
                </td>
                <td className="number">{attendance[key]?.since}</td>
                <td className="number">{attendance[key]?.meetings}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Both
          text={{
            id: [
              'Dewan Komisaris bersidang dua belas kali, enam di antaranya bersama Direksi; Direksi bersidang empat puluh tujuh kali. Semua rapat mencapai kuorum. Dua keputusan Direksi memerlukan persetujuan Dewan Komisaris: penarikan pinjaman sindikasi tahap kelima dan kontrak bauksit sepuluh tahun.',
              'Jabatan direktur utama dijalankan oleh pelaksana tugas. Pemegang saham bermaksud mengisinya pada rapat umum tahunan 2025.',
              'Remunerasi Dewan Komisaris Rp5,4 miliar dan Direksi Rp17,8 miliar, tanpa bagian yang bergantung pada laba. Sepertiga insentif Direksi bergantung pada keselamatan.',
            ],
            en: [
              'The board of commissioners met twelve times, six of them with the directors; the directors met forty-seven times. All meetings were quorate. Two decisions of the directors needed the consent of the commissioners: the fifth drawing on the syndicated loan and the ten-year bauxite contract.',
              'The post of president director is held by an acting director. The shareholders intend to fill it at the annual meeting of 2025.',
              'The commissioners received Rp5.4 billion and the directors Rp17.8 billion, none of it tied to profit. A third of the directors’ incentive depends on safety.',
            ],
          }}
        />
        <KeyFigures
          of={[
            ['12', { id: 'rapat Dewan Komisaris', en: 'meetings of commissioners' }],
            ['47', { id: 'rapat Direksi', en: 'meetings of directors' }],
            ['40 %', { id: 'perempuan dalam kedua dewan', en: 'women on the two boards' }],
            ['100 %', { id: 'pakta integritas ditandatangani', en: 'integrity pacts signed' }],
          ]}
        />
        <div className="note-box">
          <Both
            text={{
              id: [
                'Tidak ada anggota dewan yang memiliki saham perusahaan, dan tidak ada hubungan keluarga di antara mereka. Tiga benturan kepentingan dinyatakan dan dicatat; yang bersangkutan tidak ikut memutuskan.',
              ],
              en: [
                'No member of either board holds shares in the company, and none are related. Three conflicts of interest were declared and recorded; those concerned took no part in the decision.',
              ],
            }}
          />
        </div>
      </>,
    ),
    stackedSheet(
      { running, tone: 'powder', title: { id: 'Komite, audit, dan pelaporan', en: 'Committees, audit and reporting' } },
      <>
        <Both
          text={{
            id: [
              'Komite audit, diketuai Sekar Landak, menelaah laporan keuangan triwulanan, pekerjaan auditor eksternal, dan enam belas laporan audit internal. Dari 74 rekomendasi, 66 selesai pada akhir tahun.',
              'Komite pemantau risiko, diketuai Guntur Kapuas, memusatkan perhatian pada keselamatan proses dan kesiapan operasi percobaan.',
            ],
            en: [
              'The audit committee, chaired by Sekar Landak, reviewed the quarterly accounts, the work of the external auditor and sixteen reports of internal audit. Of 74 recommendations 66 were closed by the end of the year.',
              'The risk committee, chaired by Guntur Kapuas, concentrated on process safety and readiness for trial operation.',
            ],
          }}
        />
        <Chart
          alt={{
            id: 'Laporan BAIK menurut pokok: pengadaan 9, kepegawaian 8, keselamatan 7, gratifikasi 4, lingkungan 3.',
            en: 'BAIK reports by subject: procurement 9, employment 8, safety 7, gratification 4, environment 3.',
          }}
          note={{
            id: '31 laporan; 29 selesai ditelaah; 11 terbukti seluruhnya atau sebagian.',
            en: '31 reports; 29 examined; 11 confirmed in whole or in part.',
          }}
          title={{ id: 'Laporan melalui saluran BAIK', en: 'Reports through the BAIK channel' }}
        >
          <Bars
            alt="BAIK"
            bars={[
              { label: { id: 'Pengadaan', en: 'Procurement' }, value: 9 },
              { label: { id: 'Kepegawaian', en: 'Employment' }, value: 8 },
              { label: { id: 'Keselamatan', en: 'Safety' }, value: 7 },
              { label: { id: 'Gratifikasi', en: 'Gratification' }, value: 4 },
              { label: { id: 'Lingkungan', en: 'Environment' }, value: 3 },
            ]}
            fill={palette.petrol}
            height={130}
          />
        </Chart>
        <FigureTable
          caption={{ id: 'Tindak lanjut 11 laporan yang terbukti', en: 'What followed from the 11 confirmed reports' }}
          columns={[{ id: 'Kasus', en: 'Cases' }]}
          head={{ id: 'Tindakan', en: 'Action' }}
          rows={followUp.map(([name, cases]) => ({ name, figures: [cases] }))}
        />
        <Both
          text={{
            id: [
              'Unit pengendalian gratifikasi menerima 42 laporan pemberian; 39 ditolak atau dikembalikan dan tiga, berupa makanan yang mudah rusak, disalurkan ke panti asuhan.',
              'Dua pertiga pelapor tidak menyebut nama. Tidak seorang pun dirugikan karena melapor; komite audit memeriksanya dengan menghubungi pelapor yang dapat dihubungi enam bulan kemudian.',
            ],
            en: [
              'The gratification unit received 42 reports of gifts; 39 were refused or returned and three, perishable food, went to an orphanage.',
              'Two thirds of those who reported gave no name. Nobody suffered for having reported; the audit committee checks this by calling those who can be reached six months later.',
            ],
          }}
        />
      </>,
    ),
    stackedSheet(
      { running, title: { id: 'Risiko', en: 'Risks' } },
      <>
        <Both
          text={{
            id: [
              'Direksi menilai risiko setiap triwulan menurut kemungkinan dan dampaknya. Delapan risiko utama dipantau komite; angka pada peta menunjuk ke tabel.',
            ],
            en: [
              'The directors assess risks every quarter by likelihood and impact. The committee follows eight main risks; the numbers on the map refer to the table.',
            ],
          }}
        />
        <Chart
          alt={{
            id: 'Peta risiko lima kali lima dengan delapan risiko; yang paling tinggi ialah keselamatan proses dan kesiapan kalsiner kedua.',
            en: 'Risk map of five by five with eight risks; highest are process safety and readiness of the second calciner.',
          }}
          title={{ id: 'Peta risiko, akhir 2024', en: 'Risk map, end of 2024' }}
        >
          <RiskMap />
        </Chart>
        <table>
          <caption>
            <Label
              inline
              of={{ id: 'Delapan risiko dan apa yang kami lakukan', en: 'Eight risks and what we do about them' }}
            />
          </caption>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">
                <Label inline of={{ id: 'Risiko', en: 'Risk' }} />
              </th>
              <th scope="col">
                <Label inline of={{ id: 'Penanganan', en: 'Treatment' }} />
              </th>
            </tr>
          </thead>
          <tbody>
            {risks.map(({ name, treatment }, index) => (
              <tr key={name.id}>
                <th scope="row">
                  <strong>{index + 1}</strong>
                </th>
                <td>
                  <Label of={name} />
                </td>
                <td>
                  {treatment.id}
                  <br />
                  <En className="english">{treatment.en}</En>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>,
    ),
  ];
}

const attendance: Record<string, { since: string; meetings: string }> = {
  guntur: { since: '2021', meetings: '12 / 12' },
  sekar: { since: '2022', meetings: '12 / 12' },
  bayu: { since: '2020', meetings: '47 / 47' },
  rinjani: { since: '2022', meetings: '46 / 47' },
  cakra: { since: '2019', meetings: '45 / 47' },
};

const followUp: [Pair, number][] = [
  [{ id: 'Prosedur diperbaiki', en: 'Procedure changed' }, 5],
  [{ id: 'Peringatan tertulis', en: 'Written warning' }, 3],
  [{ id: 'Hubungan kerja diakhiri', en: 'Employment ended' }, 1],
  [{ id: 'Pemasok dikeluarkan dari daftar', en: 'Supplier removed from the list' }, 1],
  [{ id: 'Diserahkan kepada penegak hukum', en: 'Passed to the police' }, 1],
];
