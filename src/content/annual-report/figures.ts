import type { Pair } from '../../i18n/site/language.ts';

const numbers: Pair<Intl.NumberFormat> = {
  id: new Intl.NumberFormat('id-ID'),
  en: new Intl.NumberFormat('en-US'),
};

/** A number as the Indonesian text writes it; tables and charts follow it. */
export const count = (value: number): string => numbers.id.format(value);
export const countIn = (value: number): Pair => ({ id: numbers.id.format(value), en: numbers.en.format(value) });

/** Amounts with brackets for what is negative, and a dash for nothing. */
export function amount(value: number): string {
  if (value === 0) return '–';
  return value < 0 ? `(${count(-value)})` : count(value);
}

/** Tons of alumina in the months of commissioning. */
export const production = [
  { month: { id: 'Okt', en: 'Oct' }, tons: 6_900, purity: 98.4 },
  { month: { id: 'Nov', en: 'Nov' }, tons: 9_800, purity: 98.5 },
  { month: { id: 'Des', en: 'Dec' }, tons: 11_900, purity: 98.6 },
] as const;
export const producedTons = production.reduce((sum, { tons }) => sum + tons, 0);

/** Tons of alumina by year, from October 2024 to October 2026. */
export const productionByYear = [
  { year: '2024', tons: producedTons },
  { year: '2025', tons: 614_000 },
  { year: '2026', tons: 786_500 },
] as const;

/** Thousands of tons of washed bauxite delivered, January to December. */
export const bauxiteDelivered = [69, 58, 12, 6, 8, 10, 14, 18, 26, 31, 36, 38] as const;
export const bauxiteDeliveredInAll = bauxiteDelivered.reduce<number>((sum, tons) => sum + tons, 0);
export const bauxiteUsed = 177;

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'] as const;

/** Gigawatt hours by quarter. */
export const electricity = [38, 61, 84, 118] as const;
export const electricityInAll = electricity.reduce<number>((sum, value) => sum + value, 0);

export const headcount = [
  { year: '2020', people: 64 },
  { year: '2021', people: 118 },
  { year: '2022', people: 236 },
  { year: '2023', people: 538 },
  { year: '2024', people: 806 },
] as const;

/** Recordable injuries for a million hours worked, employees and contractors. */
export const injuryRate = [
  { year: '2021', hours: 5.4, injuries: 6 },
  { year: '2022', hours: 8.5, injuries: 8 },
  { year: '2023', hours: 11.3, injuries: 8 },
  { year: '2024', hours: 9.4, injuries: 5 },
] as const;

/** Billions of rupiah by quarter, bought from firms of the two regencies. */
export const localPurchases = [46, 58, 80, 84] as const;
export const localPurchasesInAll = localPurchases.reduce<number>((sum, value) => sum + value, 0);

/** Billions of rupiah. */
export const community = [
  { label: { id: 'Air bersih dan lingkungan', en: 'Water and environment' }, value: 7.3 },
  { label: { id: 'Pendidikan', en: 'Education' }, value: 6.8 },
  { label: { id: 'Ekonomi desa', en: 'Village enterprise' }, value: 5.1 },
  { label: { id: 'Kesehatan', en: 'Health' }, value: 4.2 },
  { label: { id: 'Budaya', en: 'Culture' }, value: 1.6 },
] as const;

/** Hectares of mangrove planted, cumulative. */
export const mangrove = [
  { year: '2021', hectares: 1 },
  { year: '2022', hectares: 4 },
  { year: '2023', hectares: 18 },
  { year: '2024', hectares: 25 },
] as const;

/** Cubic metres of new water for a ton of alumina. */
export const newWater = { design: 2.9, commissioning: 3.6 } as const;

/** Environmental readings of the year with their legal limits. A limit may be a range. */
export const readings = [
  { key: 'dust', average: 29, highest: 41, limit: 50 },
  { key: 'sulphurDioxide', average: 142, highest: 176, limit: 200 },
  { key: 'nitrogenOxides', average: 158, highest: 181, limit: 200 },
  { key: 'runOffAcidity', average: 7.2, highest: 7.9, limit: '6–9' },
  { key: 'runOffSolids', average: 34, highest: 88, limit: 200 },
  { key: 'noise', average: 48, highest: 54, limit: 55 },
  { key: 'riverAcidity', average: 6.3, highest: 6.8, limit: '6–9' },
] as const;

export type ReadingKey = (typeof readings)[number]['key'];
