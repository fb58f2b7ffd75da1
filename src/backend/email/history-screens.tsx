import { cancelMail, findMail, mailList, retryMail } from '../../domain/mail/history.ts';
import { mailWords as t } from '../../i18n/backend/mail/email.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { done, failed } from '../ui/frame/screen.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { screens } from '../ui/screens.tsx';
import { MailPage } from './mail-page.tsx';
import { sentLook } from './sent-page.tsx';

/** History of sent, queued and failed mail. */
export function historyScreens(site: Site) {
  const list = endpoints.emailHistory;
  const one = `${list}/:id`;
  return screens(site, { name: 'email.history', section: 'email', back: list, notFound: () => t.noMail })
    .list(list, mailList, { pageSize: 15, noPage: () => t.noPage }, ({ filter }) => sentLook(filter))
    .showOne(one, 'email.send', findMail, ({ row }) => ({ title: row.subject, body: <MailPage mail={row} /> }))
    .act(`${one}/retry`, retryMail, {
      done: (_, { id }) => {
        site.mailroom?.wake();
        return done(mailHref(id), t.retried, t.retriedText);
      },
      refused: (_, { id }) => failed(mailHref(id), t.tooLate, t.tooLateText),
    })
    .act(`${one}/cancel`, cancelMail, {
      done: (_, { id }) => done(mailHref(id), t.cancelled, t.cancelledText),
      refused: (_, { id, author }) =>
        author === null ? failed(mailHref(id), t.ofSite, t.ofSiteText) : failed(mailHref(id), t.tooLate, t.tooLateText),
    }).routes;
}
