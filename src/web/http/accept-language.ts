import { type Language, languageCodes } from '../../i18n/site/language.ts';

const maxRanges = 50;
const refused = -1;

/** The language that a browser asks for first (RFC 9110, 12.5.4); English when it asks for neither of ours. */
export function acceptedLanguage(request: Request): Language {
  const ranges = (request.headers.get('accept-language') ?? '').split(',').slice(0, maxRanges).map(parseRange);
  const weights = languageCodes.map((language) => ({ language, weight: weightOf(language, ranges) }));
  const best = Math.max(...weights.map(({ weight }) => weight));
  const [first, ...others] = weights.filter(({ weight }) => weight === best);
  return first && others.length === 0 ? first.language : firstNamed(ranges, best);
}

type Range = { tag: string; weight: number };

function parseRange(range: string): Range {
  const [given = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = quality === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
  // Java and older Androids send `in` for Indonesian, the code of ISO 639 before 1989, and `_` for `-`.
  const tag = given.replaceAll('_', '-').replace(/^in(?=-|$)/, 'id');
  return { tag, weight: weight === 0 ? refused : weight };
}

/** Weight of the language itself, such as `id` or `id-ID`, before that of `*`; 0 when neither is named. */
function weightOf(language: Language, ranges: readonly Range[]): number {
  const own = ranges.filter(({ tag }) => isOf(tag, language));
  const counted = own.length > 0 ? own : ranges.filter(({ tag }) => tag === '*');
  return counted.length === 0 ? 0 : Math.max(...counted.map(({ weight }) => weight));
}

/** The first language among those with the same weight. */
function firstNamed(ranges: readonly Range[], weight: number): Language {
  const named = ranges
    .filter((range) => range.weight === weight && weight > 0)
    .flatMap(({ tag }) => languageCodes.filter((language) => isOf(tag, language)));
  return named[0] ?? 'en';
}

function isOf(tag: string, language: Language): boolean {
  return tag === language || tag.startsWith(`${language}-`);
}
