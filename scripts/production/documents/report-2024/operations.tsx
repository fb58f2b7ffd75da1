import {
  bauxiteDelivered,
  bauxiteDeliveredInAll,
  bauxiteUsed,
  count,
  electricity,
  electricityInAll,
  months,
  producedTons,
  production,
} from '../../../../src/content/annual-report/figures.ts';
import { palette } from '../../../../src/palette.ts';
import { Bars, Chart, Line } from '../sheet/charts.tsx';
import { Both, En } from '../sheet/document.tsx';
import { FigureTable } from '../sheet/figure-table.tsx';
import { KeyFigures } from '../sheet/key-figures.tsx';
import { Divider, type Sheet, stackedSheet } from '../sheet/page.tsx';
import { PlateView, plate } from '../sheet/picture.tsx';
import { Stages } from './stages.tsx';
import { WaterFlow } from './water-flow.tsx';

const running = { id: 'Operasi', en: 'Operations' };

export async function operationPages(): Promise<Sheet[]> {
  const picture = await plate('home-hero', 1600, 1143);
  const yard = await plate('facility-01', 1500, 620);
  return [
    (number) => (
      <Divider
        about={{
          id: 'Bagaimana sebuah pabrik yang diam menjadi pabrik yang bekerja, unit demi unit.',
          en: 'How a plant that stood still became a plant that works, unit by unit.',
        }}
        chapter={1}
        holds={[
          { id: 'Komisioning bertahap', en: 'Commissioning in stages' },
          { id: 'Alumina pertama', en: 'First alumina' },
          { id: 'Bahan baku', en: 'Raw material' },
          { id: 'Energi dan air', en: 'Energy and water' },
        ]}
        key={number}
        number={number}
        picture={picture}
        title={running}
      />
    ),
    stackedSheet(
      { running, title: { id: 'Komisioning bertahap', en: 'Commissioning in stages' } },
      <>
        <Both
          text={{
            id: [
              'Tidak ada unit yang dinyalakan sebelum unit sebelumnya terbukti. Setiap serah terima memerlukan empat tanda tangan: operasi, perawatan, lingkungan, dan keselamatan. Siapa pun dari keempatnya dapat menolak.',
              'Dari 412 sistem, 398 telah diserahterimakan sampai akhir tahun. Empat belas sisanya berada pada kalsiner kedua dan sistem muat kapal.',
            ],
            en: [
              'No unit was started before the one ahead of it had been proven. Each handover needs four signatures: operations, maintenance, environment and safety. Any of the four may refuse.',
              'Of 412 systems 398 had been handed over by the end of the year. The remaining fourteen belong to the second calciner and the ship loading system.',
            ],
          }}
        />
        <Chart
          alt={{
            id: 'Bagan waktu tujuh tahap komisioning dari Januari sampai Desember 2024.',
            en: 'Time chart of seven commissioning stages from January to December 2024.',
          }}
          title={{ id: 'Tahap komisioning 2024', en: 'Stages of commissioning in 2024' }}
        >
          <Stages />
        </Chart>
        <KeyFigures
          of={[
            ['412', { id: 'sistem diuji', en: 'systems tested' }],
            ['398', { id: 'diserahterimakan', en: 'handed over' }],
            ['6.870', { id: 'katup diperiksa dengan tangan', en: 'valves checked by hand' }],
            ['2', { id: 'kenaikan beban ditolak panel', en: 'increases in load refused' }],
          ]}
        />
        <Both
          text={{
            id: [
              'Dua penolakan itu menjadi bahan pelajaran tertulis yang dibaca setiap regu. Kotak roda gigi pengaduk nomor sembilan diganti sebelum rusak; daftar jaga diubah agar tidak seorang pun bekerja lebih dari enam malam berturut-turut.',
            ],
            en: [
              'Both refusals became written lessons that every crew reads. The gearbox of agitator nine was replaced before it failed; the roster was changed so that nobody works more than six nights in a row.',
            ],
          }}
        />
      </>,
    ),
    stackedSheet(
      { running, tone: 'powder', title: { id: 'Alumina pertama', en: 'First alumina' } },
      <>
        <div className="columns-2">
          <Chart
            alt={{
              id: 'Produksi alumina: Oktober 6.900, November 9.800, Desember 11.900 ton.',
              en: 'Alumina made: October 6,900, November 9,800, December 11,900 tons.',
            }}
            title={{ id: 'Produksi', en: 'Production' }}
            unit={{ id: 'ton', en: 'tons' }}
          >
            <Bars
              alt="Produksi / Production"
              bars={production.map(({ month, tons }) => ({
                label: `${month.id} / ${month.en}`,
                value: tons,
                shown: count(tons),
              }))}
              fill={palette.laterite}
              height={190}
              width={240}
            />
          </Chart>
          <Chart
            alt={{
              id: 'Kemurnian naik dari 98,4 persen pada Oktober menjadi 98,6 persen pada Desember.',
              en: 'Purity rose from 98.4 percent in October to 98.6 percent in December.',
            }}
            title={{ id: 'Kemurnian', en: 'Purity' }}
            unit={{ id: '% aluminium oksida', en: '% aluminum oxide' }}
          >
            <Line
              alt="Kemurnian / Purity"
              from={98.2}
              goal={{ value: 98.6, label: '98,6' }}
              height={190}
              points={production.map(({ month, purity }) => ({
                label: `${month.id} / ${month.en}`,
                value: purity,
                shown: count(purity),
              }))}
              to={98.7}
              width={240}
            />
          </Chart>
        </div>
        <Both
          text={{
            id: [
              `Tiga bulan komisioning menghasilkan ${count(producedTons)} ton. Angkanya kecil dibandingkan dengan kapasitas, tetapi setiap ton melewati seluruh rangkaian: digiling basah, dilarutkan dalam soda kaustik panas, dipisahkan dari lumpur merah, didinginkan perlahan, dan dibakar pada sekitar 1.000 °C.`,
              'Pada bulan Desember kemurnian mencapai 98,6 persen, mutu peleburan. Kandungan soda dan ukuran butir masih disetel.',
            ],
            en: [
              'Three months of commissioning made 28,600 tons. Against the capacity that is little, but every ton went through the whole circuit: ground wet, dissolved in hot caustic soda, parted from red mud, cooled slowly and fired at about 1,000 °C.',
              'In December purity reached 98.6 percent, smelter grade. Soda content and grain size are still being tuned.',
            ],
          }}
        />
        <FigureTable
          caption={{ id: 'Mutu alumina, rata-rata bulanan', en: 'Quality of the alumina, monthly averages' }}
          columns={['Okt / Oct', 'Nov', 'Des / Dec', { id: 'Mutu peleburan', en: 'Smelter grade' }]}
          head={{ id: 'Sifat', en: 'Property' }}
          rows={quality.map(([name, ...figures]) => ({ name, figures }))}
          stacked="head"
        />
      </>,
    ),
    stackedSheet(
      { running, title: { id: 'Bahan baku', en: 'Raw material' } },
      <>
        <div style={{ height: '52mm' }}>
          <PlateView of={yard} />
        </div>
        <Chart
          alt={{
            id: 'Penerimaan bauksit per bulan: tinggi pada Januari dan Februari, rendah pada pertengahan tahun, naik lagi sampai 38 ribu ton pada Desember.',
            en: 'Bauxite received by month: high in January and February, low in mid-year, rising again to 38 thousand tons in December.',
          }}
          note={{
            id: `Jumlah setahun ${count(bauxiteDeliveredInAll)} ribu ton; dipakai ${bauxiteUsed}; stok akhir ${bauxiteDeliveredInAll - bauxiteUsed}.`,
            en: `In the year ${bauxiteDeliveredInAll} thousand tons; used ${bauxiteUsed}; closing stock ${bauxiteDeliveredInAll - bauxiteUsed}.`,
          }}
          title={{ id: 'Bauksit yang diterima', en: 'Bauxite received' }}
          unit={{ id: 'ribu ton', en: 'thousand tons' }}
        >
          <Bars
            alt="Bauksit / Bauxite"
            bars={bauxiteDelivered.map((value, index) => ({ label: months[index] ?? '', value }))}
            fill={palette.laterite}
            height={135}
          />
        </Chart>
        <Both
          text={{
            id: [
              'Stok awal 120.000 ton terkumpul antara 8 Januari dan 18 Februari, rata-rata 2.900 ton sehari dari Toho dan Kuala Mandor. Sesudah itu kiriman mengikuti kebutuhan uji.',
              'Bijih dihamparkan berlapis-lapis lalu dipotong melintang, sehingga setiap sendok mengambil sedikit dari semua lapisan. Rata-ratanya 47,8 persen alumina dengan simpangan 0,6.',
            ],
            en: [
              'The first stock of 120,000 tons was gathered between January 8 and February 18, 2,900 tons a day on average, from Toho and Kuala Mandor. After that deliveries followed the tests.',
              'Ore is spread in layers and cut across, so that every bucket takes a little from each. It averages 47.8 percent alumina, give or take 0.6.',
            ],
          }}
        />
        <KeyFigures
          of={[
            ['47,8 %', { id: 'alumina dalam bijih', en: 'alumina in the ore' }],
            ['3,1 %', { id: 'silika reaktif', en: 'reactive silica' }],
            ['9,4 %', { id: 'kelembapan', en: 'moisture' }],
            ['< 60 km', { id: 'dari tambang ke kilang', en: 'from mine to refinery' }],
          ]}
        />
      </>,
    ),
    stackedSheet(
      { running, title: { id: 'Energi dan air', en: 'Energy and water' } },
      <>
        <Chart
          alt={{
            id: 'Listrik yang dibangkitkan per triwulan: 38, 61, 84, dan 118 GWh.',
            en: 'Electricity generated by quarter: 38, 61, 84 and 118 GWh.',
          }}
          note={{
            id: `Jumlah setahun ${electricityInAll} GWh. Unit 2 tersambung pada bulan Maret, unit 3 pada bulan Juni.`,
            en: `In the year ${electricityInAll} GWh. Unit 2 went on line in March, unit 3 in June.`,
          }}
          title={{ id: 'Listrik yang dibangkitkan', en: 'Electricity generated' }}
          unit={{ id: 'GWh', en: 'GWh' }}
        >
          <Bars
            alt="Listrik / Electricity"
            bars={electricity.map((value, index) => ({ label: `Tw ${index + 1} / Q${index + 1}`, value }))}
            height={125}
          />
        </Chart>
        <Both
          text={{
            id: [
              'Pembangkit menghasilkan listrik dan uap sekaligus: uap memutar turbin lebih dahulu, lalu memasak bauksit. Dua unit cukup untuk kilang pada beban penuh; yang ketiga memungkinkan perawatan tanpa berhenti.',
            ],
            en: [
              'The plant makes power and steam at once: steam turns the turbine first and then digests bauxite. Two units are enough for the refinery at full load; the third allows repairs without a stop.',
            ],
          }}
        />
        <Chart
          alt={{
            id: 'Neraca air per ton alumina menurut rancangan: 2,9 meter kubik air baru, 2,1 dari hujan dan kondensat dan 0,8 dari sungai; 6,4 beredar; tidak ada yang dibuang sebagai air proses.',
            en: 'Design water balance per ton of alumina: 2.9 cubic meters of new water, 2.1 of it rain and condensate and 0.8 from the river; 6.4 in circulation; none discharged as process water.',
          }}
          title={{ id: 'Air per ton alumina, rancangan', en: 'Water per ton of alumina, by design' }}
          unit={{ id: 'm³', en: 'm³' }}
        >
          <WaterFlow />
        </Chart>
        <Both
          text={{
            id: [
              'Selama komisioning air baru mencapai 3,6 m³ per ton karena pipa dan tangki dibilas berulang kali. Tiga puluh empat alat ukur mengawasi kedua aliran; sepanjang tahun tidak sekali pun pintu air harus menutup karena angka yang meragukan.',
            ],
            en: [
              'In commissioning new water came to 3.6 m³ a ton, because pipes and tanks were rinsed again and again. Thirty-four probes watch both drains; not once in the year did a gate have to shut on a doubtful reading.',
            ],
          }}
        />
        <p>
          <En className="english">Q: quarter.</En> Tw: triwulan.
        </p>
      </>,
    ),
  ];
}

const quality: [{ id: string; en: string }, string, string, string, string][] = [
  [{ id: 'Aluminium oksida, %', en: 'Aluminum oxide, %' }, '98,4', '98,5', '98,6', 'min. 98,6'],
  [{ id: 'Natrium oksida, %', en: 'Sodium oxide, %' }, '0,46', '0,43', '0,40', 'maks. 0,40'],
  [{ id: 'Besi oksida, %', en: 'Iron oxide, %' }, '0,021', '0,018', '0,015', 'maks. 0,020'],
  [{ id: 'Silikon dioksida, %', en: 'Silicon dioxide, %' }, '0,019', '0,017', '0,014', 'maks. 0,020'],
  [{ id: 'Butir di bawah 45 µm, %', en: 'Grains below 45 µm, %' }, '14,2', '12,1', '10,6', 'maks. 10,0'],
];
