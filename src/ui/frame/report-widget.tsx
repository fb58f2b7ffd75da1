import { company } from '../../company.ts';
import { reportWidgetWords as t } from '../../i18n/site/report-widget.words.ts';
import { hrefTo, type Route, routes } from '../../routes.ts';
import { staticMarkup } from '../markup/static-markup.tsx';
import { Icon } from '../media/icon.tsx';

/** Badge that links to the report channel on all other pages. A popover, so it needs no script. */
export function ReportWidget({ route }: { route: Route | undefined }) {
  if (route?.key.startsWith('baik.')) return null;
  return <div dangerouslySetInnerHTML={badgeAndCardMarkup({})} />;
}

const badgeAndCardMarkup = staticMarkup(BadgeAndCard);

function BadgeAndCard() {
  return (
    <>
      <button aria-label={t.badge} className="report" popoverTarget="report-card" type="button">
        <span className="report-face">
          <Icon className="size-6" name="shield-check" />
          BAIK
        </span>
      </button>
      <span hidden id="report-hint">
        {t.moveHint}
      </span>
      <section aria-labelledby="report-card-title" className="report-card" id="report-card" popover="auto">
        <button
          aria-label={t.close}
          className="icon-button float-right ml-4"
          popoverTarget="report-card"
          popoverTargetAction="hide"
          type="button"
        >
          <Icon name="x" />
        </button>
        <h2 className="t-item" id="report-card-title">
          {t.title}
        </h2>
        <p className="mt-3 text-small">{t.text}</p>
        <a className="btn-light mt-5" href={hrefTo(routes.baik.index)}>
          {t.create}
          <Icon name="arrow-right" />
        </a>
        <p className="mt-4 text-small">
          {t.mailWarning} {t.mail}{' '}
          <a className="inline-block line-link [overflow-wrap:anywhere]" href={`mailto:${company.reportMailbox}`}>
            {company.reportMailbox}
          </a>
        </p>
        <button className="report-move needs-script more-link mt-2 text-small lg:hidden" type="button">
          {t.move}
        </button>
      </section>
    </>
  );
}
