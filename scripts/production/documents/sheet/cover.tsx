import { company } from '../../../../src/company.ts';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { En, Mark, specimen } from './document.tsx';
import { type Plate, PlateView } from './picture.tsx';

type CoverProps = { picture: Plate; year: number; theme: Pair };

/** The front of an annual report. */
export function ReportCover({ picture, year, theme }: CoverProps) {
  return (
    <section className="page dark cover" data-page="1 (cover)">
      <PlateView of={picture} />
      <p className="specimen-tab">
        SPESIMEN / <En>SPECIMEN</En>
      </p>
      <div className="cover-words">
        <div className="brand">
          <Mark />
          <span>{company.name}</span>
        </div>
        <h1>
          Laporan Tahunan <En>Annual Report</En>
        </h1>
        <p className="cover-year">{year}</p>
        <div className="cover-line" />
        <p className="cover-theme">
          {theme.id} <En>{theme.en}</En>
        </p>
        <p className="specimen cover-specimen">
          {specimen.id} <En>{specimen.en}</En>
        </p>
      </div>
    </section>
  );
}

/** The back of an annual report: where the company can be found. */
export function ReportBack({ picture, number }: { picture: Plate; number: number }) {
  const { headOffice, refinery } = company;
  return (
    <section className="page dark full-picture" data-page={`${number} (back)`}>
      <PlateView of={picture} />
      <div className="full-words">
        <div className="brand">
          <Mark />
          <span>{company.legalName}</span>
        </div>
        <div className="columns-2 back-addresses">
          <p>
            <strong>
              Kantor pusat / <En>Head office</En>
            </strong>
            <br />
            {headOffice.street}
            <br />
            {headOffice.city}, {headOffice.region} {headOffice.postalCode}
          </p>
          <p>
            <strong>
              Kilang / <En>Refinery</En>
            </strong>
            <br />
            {refinery.street}
            <br />
            {refinery.city}, {refinery.region} {refinery.postalCode}
          </p>
        </div>
        <p>{company.mailbox}</p>
        <p className="specimen cover-specimen">
          {specimen.id} <En>{specimen.en}</En>
        </p>
      </div>
    </section>
  );
}
