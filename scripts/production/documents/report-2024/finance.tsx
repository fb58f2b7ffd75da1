import { count } from '../../../../src/content/annual-report/figures.ts';
import { palette } from '../../../../src/palette.ts';
import { Bars, Chart, Ring } from '../sheet/charts.tsx';
import { Both, Heading } from '../sheet/document.tsx';
import { KeyFigures } from '../sheet/key-figures.tsx';
import { Divider, Page, type Sheet, stackedSheet } from '../sheet/page.tsx';
import { plate } from '../sheet/picture.tsx';
import {
  cash,
  currentAssets,
  currentLiabilities,
  equity,
  fixedAssets,
  income,
  longLiabilities,
  totals,
} from './accounts.ts';
import { financeNotes } from './finance-notes.ts';
import { Statement } from './statement.tsx';

const running = { id: 'Keuangan', en: 'Finance' };

export async function financePages(): Promise<Sheet[]> {
  const picture = await plate('about', 1600, 1143);
  return [
    (number) => (
      <Divider
        about={{
          id: 'Tahun terakhir tanpa pendapatan: apa yang dibangun, siapa yang membiayai, berapa yang tersisa.',
          en: 'The last year without revenue: what was built, who paid for it and what is left.',
        }}
        chapter={5}
        holds={[
          { id: 'Tinjauan keuangan', en: 'Financial review' },
          { id: 'Laporan posisi keuangan', en: 'Statement of financial position' },
          { id: 'Laba rugi dan arus kas', en: 'Profit or loss and cash flows' },
          { id: 'Catatan', en: 'Notes' },
        ]}
        key={number}
        number={number}
        picture={picture}
        title={running}
      />
    ),
    stackedSheet(
      { running, title: { id: 'Tinjauan keuangan', en: 'Financial review' } },
      <>
        <div className="columns-2">
          <Chart
            alt={{
              id: 'Jumlah aset naik dari 17.240 menjadi 19.546 miliar rupiah.',
              en: 'Total assets rose from 17,240 to 19,546 billion rupiah.',
            }}
            title={{ id: 'Jumlah aset', en: 'Total assets' }}
            unit={{ id: 'Rp miliar', en: 'Rp billion' }}
          >
            <Bars
              alt="Aset / Assets"
              bars={[
                { label: '2021', value: 6_930, shown: count(6_930) },
                { label: '2022', value: 12_410, shown: count(12_410) },
                { label: '2023', value: totals.assets.amounts[1], shown: count(totals.assets.amounts[1]) },
                {
                  label: '2024',
                  value: totals.assets.amounts[0],
                  shown: count(totals.assets.amounts[0]),
                  fill: palette.laterite,
                },
              ]}
              height={170}
              width={240}
            />
          </Chart>
          <Chart
            alt={{
              id: 'Belanja modal: 2021 4.610, 2022 5.020, 2023 3.944, 2024 1.666 miliar rupiah.',
              en: 'Capital spending: 4,610 in 2021, 5,020 in 2022, 3,944 in 2023, 1,666 billion rupiah in 2024.',
            }}
            title={{ id: 'Belanja modal', en: 'Capital spending' }}
            unit={{ id: 'Rp miliar', en: 'Rp billion' }}
          >
            <Bars
              alt="Belanja modal / Capital spending"
              bars={[
                { label: '2021', value: 4_610, shown: count(4_610) },
                { label: '2022', value: 5_020, shown: count(5_020) },
                { label: '2023', value: 3_944, shown: count(3_944) },
                { label: '2024', value: 1_666, shown: count(1_666), fill: palette.laterite },
              ]}
              height={170}
              width={240}
            />
          </Chart>
        </div>
        <Both
          text={{
            id: [
              'Aset bertambah Rp2.306 miliar, hampir seluruhnya aset dalam penyelesaian. Persediaan naik menjadi Rp612 miliar: bauksit, soda kaustik, suku cadang, dan 28.600 ton alumina yang dinilai pada nilai realisasi bersih karena biaya komisioning per ton jauh di atas harga pasar. Selisihnya masuk ke aset dalam penyelesaian.',
              'Kas berkurang Rp626 miliar. Operasi memakai Rp743 miliar, terutama untuk mengisi persediaan; investasi Rp1.591 miliar; pendanaan memasukkan Rp1.708 miliar.',
              'Rugi tahun berjalan Rp175 miliar, dibandingkan dengan Rp72 miliar. Biaya orang dan persiapan operasi bertambah, sedangkan penjualan baru dimulai pada 2025.',
              'Rasio liabilitas terhadap ekuitas 1,83. Perjanjian sindikasi membatasinya pada 2,33.',
            ],
            en: [
              'Assets grew by Rp2,306 billion, nearly all of it under construction. Inventories rose to Rp612 billion: bauxite, caustic soda, spare parts and 28,600 tons of alumina, carried at net realisable value because commissioning costs per ton are far above the market price. The difference is part of assets under construction.',
              'Cash fell by Rp626 billion. Operations used Rp743 billion, mainly to fill inventories; investing Rp1,591 billion; financing brought Rp1,708 billion.',
              'The loss for the year is Rp175 billion, against Rp72 billion. The cost of people and preparation rose, while sales did not begin before 2025.',
              'Liabilities are 1.83 times equity. The loan agreement limits them to 2.33.',
            ],
          }}
        />
        <Chart
          alt={{
            id: 'Sumber dana: pinjaman bank 9.800, modal saham 7.200, pinjaman pemegang saham 1.450 miliar rupiah.',
            en: 'Sources of funds: bank loans 9,800, share capital 7,200, shareholder loans 1,450 billion rupiah.',
          }}
          title={{ id: 'Sumber dana kumulatif', en: 'Sources of funds to date' }}
          unit={{ id: 'Rp miliar', en: 'Rp billion' }}
        >
          <Ring
            alt="Sumber dana / Sources of funds"
            middle="18,5 T"
            shares={[
              {
                label: { id: 'Pinjaman bank sindikasi', en: 'Syndicated bank loans' },
                value: 9_800,
                shown: count(9_800),
                fill: palette.petrol,
              },
              {
                label: { id: 'Modal saham', en: 'Share capital' },
                value: 7_200,
                shown: count(7_200),
                fill: palette.laterite,
              },
              {
                label: { id: 'Pinjaman pemegang saham', en: 'Shareholder loans' },
                value: 1_450,
                shown: count(1_450),
                fill: palette.clay,
              },
            ]}
          />
        </Chart>
      </>,
    ),
    (number) => (
      <Page
        key={number}
        number={number}
        running={running}
        title={{ id: 'Laporan posisi keuangan', en: 'Statement of financial position' }}
      >
        <Statement
          caption={{ id: '31 Desember, miliar rupiah', en: 'December 31, billions of rupiah' }}
          groups={[
            { title: { id: 'Aset lancar', en: 'Current assets' }, accounts: [...currentAssets, totals.currentAssets] },
            {
              title: { id: 'Aset tidak lancar', en: 'Non-current assets' },
              accounts: [...fixedAssets, totals.fixedAssets, totals.assets],
            },
            {
              title: { id: 'Liabilitas jangka pendek', en: 'Current liabilities' },
              accounts: [...currentLiabilities, totals.currentLiabilities],
            },
            {
              title: { id: 'Liabilitas jangka panjang', en: 'Non-current liabilities' },
              accounts: [...longLiabilities, totals.longLiabilities, totals.liabilities],
            },
            {
              title: { id: 'Ekuitas', en: 'Equity' },
              accounts: [...equity, totals.equity, totals.liabilitiesAndEquity],
            },
          ]}
        />
      </Page>
    ),
    (number) => (
      <Page
        key={number}
        number={number}
        running={running}
        title={{ id: 'Laba rugi dan arus kas', en: 'Profit or loss and cash flows' }}
      >
        <Statement
          caption={{ id: 'Laporan laba rugi, miliar rupiah', en: 'Statement of profit or loss, billions of rupiah' }}
          groups={[
            {
              accounts: [
                ...income.operating,
                income.operatingLoss,
                ...income.financing,
                income.beforeTax,
                ...income.tax,
                income.loss,
              ],
            },
          ]}
        />
        <div style={{ height: '3mm' }} />
        <Statement
          caption={{ id: 'Laporan arus kas, miliar rupiah', en: 'Statement of cash flows, billions of rupiah' }}
          groups={[
            { title: { id: 'Operasi', en: 'Operations' }, accounts: [...cash.fromOperations, cash.operations] },
            { title: { id: 'Investasi', en: 'Investing' }, accounts: [...cash.fromInvestments, cash.investments] },
            { title: { id: 'Pendanaan', en: 'Financing' }, accounts: [...cash.fromFinancing, cash.financing] },
            {
              title: { id: 'Kas', en: 'Cash' },
              accounts: [
                cash.change,
                cash.opening,
                {
                  label: { id: 'Kas akhir tahun', en: 'Cash at the end of the year' },
                  amounts: currentAssets[0]?.amounts ?? [0, 0],
                  sum: true,
                },
              ],
            },
          ]}
        />
      </Page>
    ),
    stackedSheet(
      { running, tone: 'powder', title: { id: 'Catatan pilihan', en: 'Selected notes' } },
      <>
        {financeNotes.map(({ title, text }) => (
          <div key={title.id}>
            <Heading level={3} of={title} />
            <Both text={text} />
          </div>
        ))}
        <KeyFigures
          of={[
            ['1,83', { id: 'liabilitas terhadap ekuitas', en: 'liabilities to equity' }],
            ['1,51', { id: 'rasio lancar', en: 'current ratio' }],
            ['35 %', { id: 'ekuitas terhadap aset', en: 'equity to assets' }],
            ['7,9 %', { id: 'bunga rata-rata pinjaman bank', en: 'average interest on bank loans' }],
          ]}
        />
      </>,
    ),
  ];
}
