import { atMoment } from '../../../domain/moments/at-moment.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { timeMachineWords as t } from '../../../i18n/backend/time-machine.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { toLocal } from '../../ui/forms/local-time.ts';
import { screens } from '../../ui/screens.tsx';
import { parseMoment } from './moment-address.ts';
import { TimeMachinePage } from './time-machine-page.tsx';

/** Choice of the moment, and what the site had then. */
export function timeMachineScreens(site: Site) {
  const back = endpoints.timeMachine;
  return screens(site, { name: 'time-machine', section: 'timeMachine', back, notFound: () => t.title }).show(
    endpoints.timeMachine,
    'timeMachine.read',
    async ({ query }) => {
      const given = query.get('at');
      if (given === null) return { title: t.title, body: <TimeMachinePage value={toLocal(new Date())} /> };
      const moment = parseMoment(given);
      if (!moment) {
        const title = frameWords.errorTitle({ title: t.title });
        return { title, status: 422, body: <TimeMachinePage error={t.invalid} value={given.slice(0, 16)} /> };
      }
      const content = await atMoment(site.db, moment, async (_then, found) => found);
      return { title: t.title, body: <TimeMachinePage shown={{ moment, content }} value={toLocal(moment)} /> };
    },
  ).routes;
}
