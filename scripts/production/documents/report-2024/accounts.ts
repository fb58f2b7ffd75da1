import type { Pair } from '../../../../src/i18n/site/language.ts';

/** Billions of rupiah; 2024 and 2023. Amounts in brackets are negative here. */
export type Amounts = readonly [now: number, before: number];
export type Account = { label: Pair; amounts: Amounts; sum?: true };

const sumOf = (accounts: readonly Account[]): Amounts => [
  accounts.reduce((sum, { amounts }) => sum + amounts[0], 0),
  accounts.reduce((sum, { amounts }) => sum + amounts[1], 0),
];
const total = (label: Pair, ...groups: readonly (readonly Account[])[]): Account => ({
  label,
  amounts: sumOf(groups.flat()),
  sum: true,
});
const account = (id: string, en: string, now: number, before: number): Account => ({
  label: { id, en },
  amounts: [now, before],
});

export const currentAssets = [
  account('Kas dan setara kas', 'Cash and cash equivalents', 1_284, 1_910),
  account('Kas yang dibatasi penggunaannya', 'Restricted cash', 210, 210),
  account('Persediaan', 'Inventories', 612, 96),
  account('Pajak dibayar di muka', 'Prepaid taxes', 486, 402),
  account('Aset lancar lain', 'Other current assets', 74, 58),
];
export const fixedAssets = [
  account('Aset dalam penyelesaian', 'Assets under construction', 14_962, 12_874),
  account('Aset tetap', 'Property, plant and equipment', 1_316, 1_102),
  account('Hak atas tanah', 'Land use rights', 388, 396),
  account('Aset pajak tangguhan', 'Deferred tax assets', 96, 61),
  account('Aset tidak lancar lain', 'Other non-current assets', 118, 131),
];
export const currentLiabilities = [
  account('Utang usaha dan kontraktor', 'Trade and contractor payables', 684, 742),
  account('Beban akrual', 'Accrued expenses', 412, 366),
  account('Bagian lancar pinjaman bank', 'Current portion of bank loans', 620, 0),
  account('Utang pajak', 'Taxes payable', 48, 39),
];
export const longLiabilities = [
  account('Pinjaman bank sindikasi', 'Syndicated bank loans', 9_180, 8_150),
  account('Pinjaman pemegang saham', 'Shareholder loans', 1_450, 1_250),
  account('Liabilitas imbalan kerja', 'Employee benefits', 62, 44),
  account('Provisi pemulihan lahan', 'Provision for land restoration', 184, 168),
];
export const equity = [
  account('Modal saham', 'Share capital', 7_200, 6_600),
  account('Akumulasi rugi', 'Accumulated deficit', -294, -119),
];

export const totals = {
  currentAssets: total({ id: 'Jumlah aset lancar', en: 'Total current assets' }, currentAssets),
  fixedAssets: total({ id: 'Jumlah aset tidak lancar', en: 'Total non-current assets' }, fixedAssets),
  assets: total({ id: 'Jumlah aset', en: 'Total assets' }, currentAssets, fixedAssets),
  currentLiabilities: total(
    { id: 'Jumlah liabilitas jangka pendek', en: 'Total current liabilities' },
    currentLiabilities,
  ),
  longLiabilities: total(
    { id: 'Jumlah liabilitas jangka panjang', en: 'Total non-current liabilities' },
    longLiabilities,
  ),
  liabilities: total({ id: 'Jumlah liabilitas', en: 'Total liabilities' }, currentLiabilities, longLiabilities),
  equity: total({ id: 'Jumlah ekuitas', en: 'Total equity' }, equity),
  liabilitiesAndEquity: total(
    { id: 'Jumlah liabilitas dan ekuitas', en: 'Total liabilities and equity' },
    currentLiabilities,
    longLiabilities,
    equity,
  ),
};

const operating = [
  account('Pendapatan', 'Revenue', 0, 0),
  account('Beban umum dan administrasi', 'General and administrative expenses', -196, -138),
  account('Beban praoperasi', 'Pre-operating expenses', -86, -41),
  account('Penghasilan lain', 'Other income', 38, 28),
];
const financing = [
  account('Penghasilan keuangan', 'Finance income', 62, 74),
  account('Beban keuangan yang tidak dikapitalisasi', 'Finance costs not capitalised', -28, -12),
];
const tax = [account('Manfaat pajak tangguhan', 'Deferred tax benefit', 35, 17)];

export const income = {
  operating,
  operatingLoss: total({ id: 'Rugi usaha', en: 'Operating loss' }, operating),
  financing,
  beforeTax: total({ id: 'Rugi sebelum pajak', en: 'Loss before tax' }, operating, financing),
  tax,
  loss: total({ id: 'Rugi tahun berjalan', en: 'Loss for the year' }, operating, financing, tax),
};

const fromOperations = [
  account('Rugi sebelum pajak', 'Loss before tax', -210, -89),
  account('Penyusutan dan amortisasi', 'Depreciation and amortisation', 72, 31),
  account('Penghasilan keuangan', 'Finance income', -62, -74),
  account('Imbalan kerja', 'Employee benefits', 18, 14),
  account('Perubahan persediaan', 'Change in inventories', -516, -83),
  account('Perubahan pajak dan aset lancar lain', 'Change in taxes and other current assets', -91, -117),
  account('Perubahan beban akrual', 'Change in accrued expenses', 46, 72),
];
const fromInvestments = [
  account(
    'Perolehan aset dalam penyelesaian dan aset tetap',
    'Additions to assets under construction and plant',
    -1_666,
    -3_944,
  ),
  account('Bunga yang diterima', 'Interest received', 62, 74),
  account('Lain-lain', 'Other', 13, -6),
];
const fromFinancing = [
  account('Setoran modal', 'Share capital paid in', 600, 1_100),
  account('Penarikan pinjaman bank', 'Bank loans drawn', 1_650, 2_480),
  account('Penarikan pinjaman pemegang saham', 'Shareholder loans drawn', 200, 350),
  account('Bunga dibayar dan dikapitalisasi', 'Interest paid and capitalised', -742, -604),
];

export const cash = {
  fromOperations,
  operations: total({ id: 'Kas bersih untuk operasi', en: 'Net cash used in operations' }, fromOperations),
  fromInvestments,
  investments: total({ id: 'Kas bersih untuk investasi', en: 'Net cash used in investing' }, fromInvestments),
  fromFinancing,
  financing: total({ id: 'Kas bersih dari pendanaan', en: 'Net cash from financing' }, fromFinancing),
  change: total(
    { id: 'Penurunan bersih kas', en: 'Net decrease in cash' },
    fromOperations,
    fromInvestments,
    fromFinancing,
  ),
  opening: account('Kas awal tahun', 'Cash at the start of the year', 1_910, 2_706),
};

/** The statements must agree with each other, as those of a company do. */
export function checkAccounts(): void {
  const [now, before] = [0, 1] as const;
  const agree = (what: string, left: number, right: number) => {
    if (left !== right) throw new Error(`The accounts of the report disagree on ${what}: ${left} and ${right}.`);
  };
  const [cashNow] = currentAssets;
  for (const year of [now, before]) {
    agree('the balance', totals.assets.amounts[year], totals.liabilitiesAndEquity.amounts[year]);
    agree('cash', cash.opening.amounts[year] + cash.change.amounts[year], cashNow?.amounts[year] ?? 0);
    agree('the loss before tax', income.beforeTax.amounts[year], fromOperations[0]?.amounts[year] ?? 0);
  }
  const deficit = equity[1]?.amounts ?? [0, 0];
  agree('the loss of the year', deficit[now] - deficit[before], income.loss.amounts[now]);
}
