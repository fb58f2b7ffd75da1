import {
  community,
  count,
  localPurchases,
  localPurchasesInAll,
  mangrove,
  type ReadingKey,
  readings,
} from '../../../../src/content/annual-report/figures.ts';
import { palette } from '../../../../src/palette.ts';
import { Bars, Chart, Ring } from '../sheet/charts.tsx';
import { Both } from '../sheet/document.tsx';
import { FigureTable } from '../sheet/figure-table.tsx';
import { KeyFigures } from '../sheet/key-figures.tsx';
import { Divider, type Sheet, stackedSheet } from '../sheet/page.tsx';
import { PlateView, plate } from '../sheet/picture.tsx';

const running = { id: 'Tanah, air, dan tetangga', en: 'Land, water and neighbors' };
const shades = [palette.petrol, palette.laterite, palette.ember, palette.mangrove, palette.clay];

export async function neighbourPages(): Promise<Sheet[]> {
  const picture = await plate('environment', 1600, 1143);
  const pond = await plate('news-06', 1500, 520);
  const nursery = await plate('news-05', 740, 560);
  const hatchery = await plate('environment-2', 740, 560);
  const village = await plate('social', 1500, 520);
  return [
    (number) => (
      <Divider
        about={{
          id: 'Desa, sungai, dan bakau sudah ada jauh sebelum kilang.',
          en: 'The villages, the river and the mangroves were here long before the refinery.',
        }}
        chapter={3}
        holds={[
          { id: 'Kinerja lingkungan', en: 'Environmental performance' },
          { id: 'Bakau, persemaian, balai benih', en: 'Mangroves, nursery, hatchery' },
          { id: 'Bersama desa', en: 'With the villages' },
          { id: 'Pemasok setempat', en: 'Local suppliers' },
        ]}
        key={number}
        number={number}
        picture={picture}
        title={running}
      />
    ),
    stackedSheet(
      { running, title: { id: 'Kinerja lingkungan', en: 'Environmental performance' } },
      <>
        <div style={{ height: '46mm' }}>
          <PlateView of={pond} />
        </div>
        <FigureTable
          caption={{ id: 'Pemantauan 2024 terhadap baku mutu', en: 'Readings of 2024 against the limits' }}
          columns={[
            { id: 'Rata-rata', en: 'Average' },
            { id: 'Tertinggi', en: 'Highest' },
            { id: 'Batas', en: 'Limit' },
          ]}
          head={{ id: 'Parameter', en: 'Parameter' }}
          rows={readings.map(({ key, average, highest, limit }) => ({
            name: readingNames[key],
            figures: [count(average), count(highest), typeof limit === 'number' ? count(limit) : limit],
          }))}
        />
        <Both
          text={{
            id: [
              'Sepanjang tahun tidak ada air proses yang dibuang ke badan air. Air dari lantai pabrik dinetralkan dan kembali ke pencucian residu; hujan dari atap dan jalan mengisi kolam 480.000 meter kubik.',
              'Dua kali debu dermaga melewati ambang peringatan internal. Penyemprotan kini menyala sendiri bila angin melebihi tujuh meter per detik.',
            ],
            en: [
              'In the whole year no process water was discharged. Water from process floors is neutralised and returns to residue washing; rain from roofs and roads fills the pond of 480,000 cubic meters.',
              'Twice the dust at the jetty passed our own warning level. Sprays now start by themselves when the wind exceeds seven meters a second.',
            ],
          }}
        />
        <KeyFigures
          of={[
            ['34', { id: 'alat ukur pada saluran', en: 'probes on the drains' }],
            ['73 %', { id: 'air baru dari hujan dan kondensat', en: 'of new water from rain and condensate' }],
            ['61 kt', { id: 'residu disimpan kering', en: 'residue stored dry' }],
            ['0', { id: 'teguran dari pihak berwenang', en: 'warnings from authorities' }],
          ]}
        />
      </>,
    ),
    stackedSheet(
      { running, tone: 'powder', title: { id: 'Bakau, persemaian, balai benih', en: 'Mangroves, nursery, hatchery' } },
      <>
        <div className="columns-2">
          <div style={{ height: '62mm' }}>
            <PlateView of={nursery} />
          </div>
          <div style={{ height: '62mm' }}>
            <PlateView of={hatchery} />
          </div>
        </div>
        <Both
          text={{
            id: [
              'Delapan belas hektare bakau yang ditanam pada 2023 bertahan 81 persen melewati musim barat. Tujuh hektare baru ditanam mengikuti irama pasang, dengan pemecah ombak dari bambu yang dapat dipindahkan.',
              'Persemaian membesarkan dua puluh tiga jenis pohon asli untuk lahan yang selesai dipakai. Benihnya dikumpulkan warga dari hutan desa.',
              'Balai benih di hulu Sungai Mempawah melepas 25.000 ekor biawan dan tengadak pada Agustus dan 22.000 ekor pada November. Setengah hasilnya kembali ke sungai; setengah lagi dijual oleh kelompok.',
            ],
            en: [
              'Of the eighteen hectares of mangrove planted in 2023, 81 percent came through the west monsoon. Seven more were planted at the pace of the tide, behind breakwaters of bamboo that can be moved.',
              'The nursery raises twenty-three native species for land that is no longer used. The seed is gathered by villagers in their own forests.',
              'The hatchery on the upper Mempawah released 25,000 barb and gourami in August and 22,000 in November. Half of what it breeds goes back to the river; the other half the group sells.',
            ],
          }}
        />
        <Chart
          alt={{
            id: 'Luas bakau yang ditanam: 2021 satu hektare, 2022 empat, 2023 delapan belas, 2024 dua puluh lima hektare secara kumulatif.',
            en: 'Mangrove planted, cumulative: one hectare in 2021, four in 2022, eighteen in 2023, twenty-five in 2024.',
          }}
          title={{ id: 'Bakau yang ditanam, kumulatif', en: 'Mangrove planted, cumulative' }}
          unit={{ id: 'hektare', en: 'hectares' }}
        >
          <Bars
            alt="Bakau / Mangrove"
            bars={mangrove.map(({ year, hectares }) => ({ label: year, value: hectares }))}
            fill={palette.mangrove}
            height={120}
          />
        </Chart>
        <KeyFigures
          of={[
            ['81 %', { id: 'bakau 2023 yang hidup', en: 'of the 2023 mangroves alive' }],
            ['47.000', { id: 'ikan asli dilepas', en: 'native fish released' }],
            ['38.600', { id: 'bibit pohon', en: 'tree seedlings' }],
            ['23', { id: 'jenis asli', en: 'native species' }],
          ]}
        />
      </>,
    ),
    stackedSheet(
      { running, title: { id: 'Bersama desa', en: 'With the villages' } },
      <>
        <div style={{ height: '48mm' }}>
          <PlateView of={village} />
        </div>
        <Chart
          alt={{
            id: 'Belanja program masyarakat 25,0 miliar rupiah: air bersih dan lingkungan 7,3; pendidikan 6,8; ekonomi desa 5,1; kesehatan 4,2; budaya 1,6.',
            en: 'Community spending of 25.0 billion rupiah: water and environment 7.3; education 6.8; village enterprise 5.1; health 4.2; culture 1.6.',
          }}
          title={{ id: 'Program masyarakat', en: 'Community programs' }}
          unit={{ id: 'Rp miliar', en: 'Rp billion' }}
        >
          <Ring
            alt="Program / Programmes"
            middle="25,0"
            shares={community.map(({ label, value }, index) => ({
              label,
              value,
              shown: count(value),
              fill: shades[index] ?? palette.slate,
            }))}
          />
        </Chart>
        <Both
          text={{
            id: [
              'Setiap program disepakati dalam musyawarah desa dan dinilai bersama pada akhir tahun. Tujuh dari sembilan belas program diubah setelah penilaian 2023, dan satu dihentikan karena warga tidak lagi membutuhkannya.',
              'Air bersih yang mengalir ke 212 rumah panggung sejak 2023 kini dikelola koperasi desa. Iurannya menutup biaya perawatan; perusahaan hanya menguji airnya.',
            ],
            en: [
              'Every program is agreed in the village council and judged together at the end of the year. Seven of nineteen were changed after the judgment of 2023, and one was ended because nobody needed it any more.',
              'The water that has flowed to 212 stilt houses since 2023 is now run by the village cooperative. Its fees cover upkeep; the company only tests the water.',
            ],
          }}
        />
        <Both
          text={{
            id: [
              'Keluhan warga diterima melalui kantor desa, telepon, dan saluran BAIK. Dari 58 keluhan, sebagian besar tentang debu jalan dan suara, 55 selesai dalam tiga puluh hari.',
            ],
            en: [
              'Grievances reach us through village offices, by telephone and through the BAIK channel. Of 58, most about road dust and noise, 55 were settled within thirty days.',
            ],
          }}
        />
      </>,
    ),
    stackedSheet(
      { running, title: { id: 'Pemasok setempat', en: 'Local suppliers' } },
      <>
        <Chart
          alt={{
            id: 'Belanja setempat per triwulan: 46, 58, 80, dan 84 miliar rupiah.',
            en: 'Local spending by quarter: 46, 58, 80 and 84 billion rupiah.',
          }}
          note={{
            id: `Jumlah setahun Rp${localPurchasesInAll} miliar pada 241 perusahaan.`,
            en: `In the year Rp${localPurchasesInAll} billion, with 241 firms.`,
          }}
          title={{
            id: 'Belanja pada pemasok Mempawah dan Singkawang',
            en: 'Spent with suppliers in Mempawah and Singkawang',
          }}
          unit={{ id: 'Rp miliar', en: 'Rp billion' }}
        >
          <Bars
            alt="Belanja / Spending"
            bars={localPurchases.map((value, index) => ({ label: `Tw ${index + 1} / Q${index + 1}`, value }))}
            fill={palette.ember}
            height={140}
          />
        </Chart>
        <Both
          text={{
            id: [
              'Bengkel bubut, katering, angkutan, dan jasa kebersihan dari dua kabupaten memasok kilang. Tiga puluh delapan perusahaan untuk pertama kali lulus prakualifikasi setelah pendampingan enam bulan dalam keselamatan, mutu, dan pembukuan.',
              'Faktur usaha kecil dibayar dalam empat belas hari. Pada 2024 rata-ratanya dua belas hari.',
            ],
            en: [
              'Lathe shops, caterers, hauliers and cleaners from two regencies supply the refinery. Thirty-eight firms passed prequalification for the first time after six months of coaching in safety, quality and bookkeeping.',
              'Small firms are paid within fourteen days. In 2024 it took twelve on average.',
            ],
          }}
        />
        <FigureTable
          caption={{ id: 'Pengadaan menurut asal pemasok', en: 'Procurement by origin of the supplier' }}
          columns={[
            { id: 'Perusahaan', en: 'Firms' },
            { id: 'Rp miliar', en: 'Rp billion' },
          ]}
          head={{ id: 'Asal', en: 'Origin' }}
          rows={[
            ...origins.map(([name, firms, spent]) => ({ name, figures: [firms, count(spent)] })),
            {
              name: { id: 'Jumlah', en: 'Total' },
              figures: [
                origins.reduce((sum, [, firms]) => sum + firms, 0),
                count(origins.reduce((sum, [, , spent]) => sum + spent, 0)),
              ],
              isSum: true,
            },
          ]}
        />
        <div className="note-box">
          <Both
            text={{
              id: [
                'Semua tender di atas Rp500 juta diumumkan dan dinilai melalui Procure+. Hasilnya terbuka bagi setiap peserta, dengan alasan tertulis.',
              ],
              en: [
                'All tenders above Rp500 million are announced and evaluated through Procure+. The outcome is open to every bidder, with reasons in writing.',
              ],
            }}
          />
        </div>
      </>,
    ),
  ];
}

const readingNames: Record<ReadingKey, { id: string; en: string }> = {
  dust: { id: 'Debu cerobong, mg/Nm³', en: 'Stack dust, mg/Nm³' },
  sulphurDioxide: { id: 'Sulfur dioksida, mg/Nm³', en: 'Sulfur dioxide, mg/Nm³' },
  nitrogenOxides: { id: 'Nitrogen oksida, mg/Nm³', en: 'Nitrogen oxides, mg/Nm³' },
  runOffAcidity: { id: 'pH air limpasan bersih', en: 'pH of clean run-off' },
  runOffSolids: { id: 'Padatan tersuspensi limpasan, mg/l', en: 'Suspended solids in run-off, mg/l' },
  noise: { id: 'Bising di batas kawasan, malam, dB(A)', en: 'Noise at the fence, night, dB(A)' },
  riverAcidity: { id: 'pH Sungai Mempawah, hilir', en: 'pH of the Mempawah river, downstream' },
};

const origins: [{ id: string; en: string }, number, number][] = [
  [{ id: 'Mempawah dan Singkawang', en: 'Mempawah and Singkawang' }, 241, localPurchasesInAll],
  [{ id: 'Kalimantan Barat lainnya', en: 'Elsewhere in West Kalimantan' }, 118, 342],
  [{ id: 'Indonesia lainnya', en: 'Elsewhere in Indonesia' }, 206, 914],
  [{ id: 'Luar negeri', en: 'Abroad' }, 37, 286],
];
