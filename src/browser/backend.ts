import './backend/fragments.ts';
import { openDialogs } from './backend/dialogs.ts';
import { keepForms } from './backend/kept-forms.ts';
import { forgetSavedDraft } from './backend/saved-drafts.ts';
import { watchSession } from './backend/session.ts';
import { leadReloadsOn } from './backend/shown-once.ts';
import { replaceBrokenImages } from './broken-images.ts';
import { wakeIslands } from './islands.ts';
import { improveMenus } from './menus.ts';

replaceBrokenImages();
improveMenus();
forgetSavedDraft();
keepForms();
watchSession();
leadReloadsOn();
openDialogs();
wakeIslands();
