import { company } from '../../company.ts';
import { letterheadWords } from '../../i18n/site/letterhead.words.ts';
import { staticMarkup } from '../markup/static-markup.tsx';
import { addressIn, type Reading } from './page.ts';

/** Head of a printed page: company, address of the page and, with script, the date of printing. Hidden on screens. */
export function Letterhead({ reading }: { reading: Reading }) {
  return <div className="letterhead" dangerouslySetInnerHTML={linesMarkup(reading)} />;
}

const linesMarkup = staticMarkup(Lines);

function Lines(reading: Reading) {
  const { language, siteUrl } = reading;
  const t = letterheadWords(language);
  const { headOffice } = company;
  return (
    <>
      <div>
        <p className="letterhead-name">{company.legalName}</p>
        <p>
          {headOffice.street}, {headOffice.city} {headOffice.postalCode}
        </p>
        <p>{company.mailbox}</p>
      </div>
      <div>
        <p>
          {t.page}: {siteUrl + addressOf(reading)}
        </p>
        <p className="letterhead-date" hidden>
          {t.printedOn} <span />
        </p>
        <p>{t.shortLinks({ origin: siteUrl })}</p>
      </div>
    </>
  );
}

function addressOf({ route, language, query, ...reading }: Reading): string {
  return route ? addressIn({ ...reading, route }, language, query) : '/';
}
