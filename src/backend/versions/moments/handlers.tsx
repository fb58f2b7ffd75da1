import { Elysia } from 'elysia';
import { atMoment } from '../../../domain/moments/at-moment.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { timeMachineWords } from '../../../i18n/backend/time-machine.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { toLocal } from '../../ui/forms/local-time.ts';
import { guardedScreen } from '../../ui/frame/screen.tsx';
import { parseMoment } from './moment-address.ts';
import { TimeMachinePage } from './time-machine-page.tsx';

/** Choice of the moment, and what the site had then. */
export function timeMachineScreens(site: Site) {
  return new Elysia({ name: 'backend.time-machine' }).get(
    endpoints.timeMachine,
    guardedScreen(site, 'timeMachine.read', async ({ query, actor }) => {
      const t = timeMachineWords(actor.language);
      const given = query.get('at');
      const moment = given === null ? undefined : parseMoment(given);
      const section = 'timeMachine';
      if (given !== null && !moment) {
        const title = frameWords(actor.language).errorTitle({ title: t.title });
        return { title, section, status: 422, body: <TimeMachinePage error={t.invalid} value={given.slice(0, 16)} /> };
      }
      if (!moment) return { title: t.title, section, body: <TimeMachinePage value={toLocal(new Date())} /> };
      const content = await atMoment(site.db, moment, async (_then, found) => found);
      return { title: t.title, section, body: <TimeMachinePage shown={{ moment, content }} value={toLocal(moment)} /> };
    }),
  );
}
