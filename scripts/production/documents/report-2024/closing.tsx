import { company } from '../../../../src/company.ts';
import { goals, goalTexts } from '../../../../src/content/annual-report/year-2024.ts';
import { demoLeaders } from '../../../../src/content/demo-leaders.ts';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { ReportBack } from '../sheet/cover.tsx';
import { Both, En, Heading, Label } from '../sheet/document.tsx';
import { FigureTable } from '../sheet/figure-table.tsx';
import { Page, type Sheet, stackedSheet } from '../sheet/page.tsx';
import { plate } from '../sheet/picture.tsx';

const running = { id: 'Laporan Tahunan 2024', en: 'Annual Report 2024' };

export async function closingPages(): Promise<Sheet[]> {
  const picture = await plate('fallback', 1240, 1754, { shade: 'foot' });
  return [
    stackedSheet(
      { running, title: { id: 'Sasaran 2025', en: 'Goals for 2025' } },
      <>
        <Both
          text={{
            id: [
              'Setiap sasaran memiliki direktur yang bertanggung jawab. Bila meleset, laporan tahun depan akan mengatakannya dan menjelaskan sebabnya.',
            ],
            en: [
              'Each goal has a director who answers for it. Should one be missed, next year’s report will say so and explain why.',
            ],
          }}
        />
        <FigureTable
          caption={{ id: 'Sasaran dan hasil', en: 'Goals and outcomes' }}
          columns={[
            { id: 'Sasaran 2024', en: 'Goal 2024' },
            { id: 'Hasil 2024', en: 'Outcome 2024' },
            { id: 'Sasaran 2025', en: 'Goal 2025' },
          ]}
          head={{ id: 'Ukuran', en: 'Measure' }}
          rows={goals.map((goal) => {
            const { planned, reached, next } = goalTexts(goal, 'id');
            return { name: goal.of, figures: [planned, reached, next] };
          })}
          stacked="names"
        />
        <div className="note-box">
          <Both
            text={{
              id: [
                'Operasi percobaan berjalan bertahap pada beban 45, 60, 75, dan 90 persen. Kenaikan ditentukan oleh panel, bukan oleh kalender.',
              ],
              en: [
                'Trial operation advances in steps of 45, 60, 75 and 90 percent of load. The panel decides on each step, not the calendar.',
              ],
            }}
          />
        </div>
      </>,
    ),
    stackedSheet(
      { running, title: { id: 'Pernyataan tanggung jawab', en: 'Statement of responsibility' } },
      <>
        <Both
          text={{
            id: [
              `Kami yang menandatangani di bawah ini menyatakan bahwa Laporan Tahunan 2024 ${company.legalName} memuat semua informasi yang menurut pengetahuan kami penting, dan bahwa kami bertanggung jawab penuh atas kebenaran isinya.`,
              'Karena dokumen ini contoh, tanda tangan di bawah ini tidak dibubuhkan.',
            ],
            en: [
              `We, the undersigned, declare that the Annual Report 2024 of ${company.legalName} contains all information that to our knowledge is material, and that we are fully responsible for its accuracy.`,
              'As this is a specimen, the signatures below are not affixed.',
            ],
          }}
        />
        {(['commissioners', 'directors'] as const).map((board) => (
          <div key={board}>
            <Heading level={3} of={{ id: indonesianBoard[board], en: englishBoard[board] }} />
            <ul className="signatures">
              {demoLeaders
                .filter((leader) => leader.board === board)
                .map(({ key, name, position }) => (
                  <li key={key}>
                    <strong>{name}</strong>
                    <br />
                    <Label of={position} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </>,
    ),
    (number) => (
      <Page key={number} number={number} running={running} tone="powder" title={{ id: 'Istilah', en: 'Terms' }}>
        <dl className="terms">
          {terms.map(([{ id, en }, meaning]) => (
            <div key={id}>
              <dt>
                {id} {id !== en && <En className="english">/ {en}</En>}
              </dt>
              <dd>
                {meaning.id} <En className="english">{meaning.en}</En>
              </dd>
            </div>
          ))}
        </dl>
      </Page>
    ),
    (number) => <ReportBack key={number} number={number} picture={picture} />,
  ];
}

const indonesianBoard = { commissioners: 'Dewan Komisaris', directors: 'Direksi' };
const englishBoard = { commissioners: 'Board of Commissioners', directors: 'Board of Directors' };

const terms: [Pair, Pair][] = [
  [
    { id: 'Alumina', en: 'Alumina' },
    {
      id: 'Aluminium oksida, serbuk putih yang dilebur menjadi aluminium.',
      en: 'Aluminum oxide, a white powder that is smelted into aluminum.',
    },
  ],
  [
    { id: 'Bauksit', en: 'Bauxite' },
    { id: 'Bijih merah yang mengandung aluminium hidroksida.', en: 'Red ore that contains aluminum hydroxide.' },
  ],
  [
    { id: 'Proses Bayer', en: 'Bayer process' },
    {
      id: 'Pelarutan bauksit dalam soda kaustik panas, pemisahan residu, pengendapan hidrat, dan pembakaran.',
      en: 'Dissolving bauxite in hot caustic soda, parting the residue, precipitating hydrate and firing it.',
    },
  ],
  [
    { id: 'Hidrat', en: 'Hydrate' },
    {
      id: 'Kristal aluminium hidroksida sebelum airnya dilepas.',
      en: 'Crystals of aluminum hydroxide before their water is driven off.',
    },
  ],
  [
    { id: 'Kalsinasi', en: 'Calcination' },
    {
      id: 'Pemanasan hidrat pada sekitar 1.000 °C sampai menjadi alumina.',
      en: 'Heating hydrate to about 1,000 °C until it is alumina.',
    },
  ],
  [
    { id: 'Mutu peleburan', en: 'Smelter grade' },
    { id: 'Alumina dengan kemurnian sekurang-kurangnya 98,6 persen.', en: 'Alumina of at least 98.6 percent purity.' },
  ],
  [
    { id: 'Residu', en: 'Residue' },
    {
      id: 'Yang tersisa dari bauksit: terutama besi oksida, dicuci dan disimpan kering.',
      en: 'What is left of the bauxite: mainly iron oxide, washed and stored dry.',
    },
  ],
  [
    { id: 'Operasi percobaan', en: 'Trial operation' },
    {
      id: 'Menjalankan seluruh kilang bertahap sampai kapasitas terbukti.',
      en: 'Running the whole refinery in steps until its capacity is proven.',
    },
  ],
  [
    { id: 'Cedera tercatat', en: 'Recordable injury' },
    {
      id: 'Cedera yang memerlukan perawatan medis atau membatasi pekerjaan.',
      en: 'An injury that needs medical treatment or restricts work.',
    },
  ],
  [
    { id: 'BAIK', en: 'BAIK' },
    {
      id: 'Saluran pelaporan rahasia, dapat tanpa nama, atas dugaan pelanggaran.',
      en: 'The confidential channel for reporting suspected breaches, also without a name.',
    },
  ],
  [
    { id: 'Gratifikasi', en: 'Gratification' },
    {
      id: 'Pemberian dalam arti luas yang berhubungan dengan jabatan.',
      en: 'A gift in the wide sense that is connected with a position.',
    },
  ],
  [
    { id: 'kt', en: 'kt' },
    { id: 'Ribu ton.', en: 'Thousand tons.' },
  ],
  [
    { id: 'GWh', en: 'GWh' },
    { id: 'Gigawatt jam.', en: 'Gigawatt hours.' },
  ],
  [
    { id: 'Nm³', en: 'Nm³' },
    { id: 'Meter kubik gas pada keadaan normal.', en: 'A cubic meter of gas under normal conditions.' },
  ],
];
