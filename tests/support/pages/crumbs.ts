import { only, type ParsedPage, textOf } from '../html.ts';

/** The labels of the breadcrumb, starting with the home page. */
export function crumbsOf(page: ParsedPage): string[] {
  return only(page, '#hero nav ol')
    .querySelectorAll('li')
    .map((crumb) => textOf(crumb));
}
