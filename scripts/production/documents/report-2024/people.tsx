import { count, headcount, injuryRate } from '../../../../src/content/annual-report/figures.ts';
import { palette } from '../../../../src/palette.ts';
import { Bars, Chart, Line, Ring } from '../sheet/charts.tsx';
import { Both } from '../sheet/document.tsx';
import { FigureTable } from '../sheet/figure-table.tsx';
import { KeyFigures } from '../sheet/key-figures.tsx';
import { Divider, type Sheet, stackedSheet } from '../sheet/page.tsx';
import { PlateView, plate } from '../sheet/picture.tsx';

const running = { id: 'Manusia dan keselamatan', en: 'People and safety' };

export async function peoplePages(): Promise<Sheet[]> {
  const picture = await plate('circularity-1', 1600, 1143);
  const laboratory = await plate('news-07', 1500, 560);
  return [
    (number) => (
      <Divider
        about={{
          id: 'Pabrik dapat dibeli. Orang yang menjalankannya harus disiapkan.',
          en: 'A plant can be bought. The people who run it have to be prepared.',
        }}
        chapter={2}
        holds={[
          { id: 'Orang-orang kami', en: 'Our people' },
          { id: 'Keselamatan', en: 'Safety' },
          { id: 'Belajar', en: 'Learning' },
        ]}
        key={number}
        number={number}
        picture={picture}
        title={running}
      />
    ),
    stackedSheet(
      { running, title: { id: 'Orang-orang kami', en: 'Our people' } },
      <>
        <Chart
          alt={{
            id: 'Jumlah karyawan naik dari 64 pada 2020 menjadi 806 pada 2024.',
            en: 'Employees rose from 64 in 2020 to 806 in 2024.',
          }}
          title={{ id: 'Karyawan pada akhir tahun', en: 'Employees at the end of the year' }}
        >
          <Bars
            alt="Karyawan / Employees"
            bars={headcount.map(({ year, people }) => ({
              label: year,
              value: people,
              fill: year === '2024' ? palette.laterite : palette.petrol,
            }))}
            height={150}
          />
        </Chart>
        <Both
          text={{
            id: [
              'Perusahaan tumbuh dari 538 menjadi 806 orang. Dua dari tiga berasal dari Kalimantan Barat, dan satu dari lima perempuan. Umur rata-rata dua puluh delapan tahun; laboratorium bahkan dua puluh lima.',
              'Yang paling sulit dicari ialah teknisi perawatan berpengalaman. Dari 146 jabatan baru terisi 120. Sebagian pekerjaan karena itu masih dibantu kontraktor.',
            ],
            en: [
              'The company grew from 538 to 806 people. Two in three are from West Kalimantan, and one in five is a woman. The average age is twenty-eight; in the laboratory even twenty-five.',
              'Hardest to find are experienced maintenance technicians. Of 146 posts 120 are filled. Some of the work is therefore still done with contractors.',
            ],
          }}
        />
        <Chart
          alt={{
            id: 'Karyawan menurut bidang: operasi 388, perawatan 120, rekayasa dan proyek 96, laboratorium 22, keselamatan dan lingkungan 58, pendukung 122.',
            en: 'Employees by function: operations 388, maintenance 120, engineering and projects 96, laboratory 22, safety and environment 58, support 122.',
          }}
          title={{ id: 'Menurut bidang', en: 'By function' }}
        >
          <Ring
            alt="Bidang / Functions"
            middle="806"
            shares={[
              { label: { id: 'Operasi', en: 'Operations' }, value: 388, shown: '388', fill: palette.petrol },
              { label: { id: 'Pendukung', en: 'Support' }, value: 122, shown: '122', fill: palette.clay },
              { label: { id: 'Perawatan', en: 'Maintenance' }, value: 120, shown: '120', fill: palette.laterite },
              {
                label: { id: 'Rekayasa dan proyek', en: 'Engineering and projects' },
                value: 96,
                shown: '96',
                fill: palette.ember,
              },
              {
                label: { id: 'Keselamatan dan lingkungan', en: 'Safety and environment' },
                value: 58,
                shown: '58',
                fill: palette.mangrove,
              },
              {
                label: { id: 'Laboratorium', en: 'Laboratory' },
                value: 22,
                shown: '22',
                fill: palette.mangroveLight,
              },
            ]}
          />
        </Chart>
        <KeyFigures
          of={[
            ['64 %', { id: 'dari Kalimantan Barat', en: 'from West Kalimantan' }],
            ['19 %', { id: 'perempuan', en: 'women' }],
            ['4,1 %', { id: 'keluar atas kemauan sendiri', en: 'left of their own accord' }],
            ['28', { id: 'tahun, umur rata-rata', en: 'years, average age' }],
          ]}
        />
      </>,
    ),
    stackedSheet(
      { running, tone: 'powder', title: { id: 'Keselamatan', en: 'Safety' } },
      <>
        <Chart
          alt={{
            id: 'Cedera tercatat per sejuta jam kerja turun dari 1,11 pada 2021 menjadi 0,53 pada 2024.',
            en: 'Recordable injuries per million hours fell from 1.11 in 2021 to 0.53 in 2024.',
          }}
          title={{ id: 'Cedera tercatat per sejuta jam kerja', en: 'Recordable injuries per million hours' }}
        >
          <Line
            alt="Cedera / Injuries"
            from={0}
            points={injuryRate.map(({ year, hours, injuries }) => ({
              label: year,
              value: injuries / hours,
              shown: (injuries / hours).toFixed(2).replace('.', ','),
            }))}
            to={1.2}
          />
        </Chart>
        <Both
          text={{
            id: [
              'Lima orang cedera pada 2024, empat di antaranya ringan. Satu orang tidak dapat bekerja selama sembilan hari setelah tangannya terjepit pintu kendaraan. Tidak ada yang meninggal, dan tidak ada kaustik yang mengenai orang.',
              'Setiap orang berhak menghentikan pekerjaan yang tidak aman. Hak itu dipakai 1.284 kali, hampir dua kali lipat tahun sebelumnya. Kami menganggapnya kabar baik.',
            ],
            en: [
              'Five people were hurt in 2024, four of them slightly. One could not work for nine days after a hand was caught in a vehicle door. Nobody died, and nobody was touched by caustic.',
              'Everybody may stop work that is not safe. The right was used 1,284 times, nearly twice as often as the year before. We take that as good news.',
            ],
          }}
        />
        <FigureTable
          caption={{ id: 'Karyawan dan kontraktor', en: 'Employees and contractors' }}
          columns={injuryRate.map(({ year }) => year)}
          head={{ id: 'Ukuran', en: 'Measure' }}
          rows={[
            {
              name: { id: 'Jam kerja, juta', en: 'Hours worked, millions' },
              figures: injuryRate.map(({ hours }) => count(hours)),
            },
            {
              name: { id: 'Cedera tercatat', en: 'Recordable injuries' },
              figures: injuryRate.map(({ injuries }) => injuries),
            },
            ...more.map(([name, ...figures]) => ({ name, figures })),
          ]}
        />
        <div className="note-box">
          <Both
            text={{
              id: [
                'Enam aturan tidak pernah ditawar: izin kerja, penguncian energi, kerja di ketinggian, ruang terbatas, kaustik, dan lalu lintas alat berat. Pelanggarannya menghentikan pekerjaan pada saat itu juga.',
              ],
              en: [
                'Six rules are never bargained over: work permits, locking out energy, work at height, confined spaces, caustic, and heavy traffic. Breaking one stops the job on the spot.',
              ],
            }}
          />
        </div>
      </>,
    ),
    stackedSheet(
      { running, title: { id: 'Belajar', en: 'Learning' } },
      <>
        <div style={{ height: '56mm' }}>
          <PlateView of={laboratory} />
        </div>
        <Both
          text={{
            id: [
              'Sembilan puluh enam operator menyelesaikan empat belas minggu di simulator sebelum menyentuh pabrik yang sebenarnya. Perpustakaannya memuat 240 gangguan; sepanjang komisioning sebelas di antaranya benar-benar terjadi, dan semuanya sudah pernah dilatih.',
              'Laboratorium yang beranggotakan dua puluh dua orang mengikuti uji banding internasional di antara 31 laboratorium di sembilan negara dan berada pada seperempat teratas. Selisihnya terhadap nilai acuan 0,02 poin persen.',
            ],
            en: [
              'Ninety-six operators spent fourteen weeks in a simulator before they touched the real plant. Its library holds 240 faults; eleven of them did occur in commissioning, and all had been practised.',
              'The laboratory of twenty-two took part in an international round-robin of 31 laboratories in nine countries and came in the first quarter, 0.02 percentage points from the agreed value.',
            ],
          }}
        />
        <Chart
          alt={{
            id: 'Jam pelatihan per orang: operasi 212, perawatan 148, laboratorium 176, rekayasa 64, pendukung 31.',
            en: 'Training hours per person: operations 212, maintenance 148, laboratory 176, engineering 64, support 31.',
          }}
          title={{ id: 'Jam pelatihan per orang', en: 'Training hours per person' }}
        >
          <Bars
            alt="Pelatihan / Training"
            bars={[
              { label: { id: 'Operasi', en: 'Operations' }, value: 212 },
              { label: { id: 'Laboratorium', en: 'Laboratory' }, value: 176 },
              { label: { id: 'Perawatan', en: 'Maintenance' }, value: 148 },
              { label: { id: 'Rekayasa', en: 'Engineering' }, value: 64 },
              { label: { id: 'Pendukung', en: 'Support' }, value: 31 },
            ]}
            fill={palette.mangrove}
            height={130}
          />
        </Chart>
        <KeyFigures
          of={[
            ['118.400', { id: 'jam pelatihan seluruhnya', en: 'training hours in all' }],
            ['64', { id: 'penerima beasiswa', en: 'scholarships' }],
            ['112', { id: 'pemagang dari sekolah vokasi', en: 'vocational apprentices' }],
            ['71 %', { id: 'pemagang yang kemudian direkrut', en: 'of them later employed' }],
          ]}
        />
      </>,
    ),
  ];
}

const more: [{ id: string; en: string }, string, string, string, string][] = [
  [{ id: 'Cedera dengan hari hilang', en: 'Injuries with lost days' }, '2', '2', '2', '1'],
  [{ id: 'Nyaris celaka dilaporkan', en: 'Near misses reported' }, '214', '488', '906', '1.731'],
  [{ id: 'Pekerjaan dihentikan karena tidak aman', en: 'Jobs stopped as unsafe' }, '96', '310', '662', '1.284'],
  [{ id: 'Meninggal', en: 'Fatalities' }, '0', '0', '0', '0'],
];
