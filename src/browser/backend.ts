import './backend/fragments.ts';
import { openDialogs } from './backend/dialogs.ts';
import { draftPlainForms, removeSavedDraft } from './backend/form-drafts.ts';
import { watchSession } from './backend/session.ts';
import { leadReloadsOn } from './backend/shown-once.ts';
import { proveSignIn } from './backend/sign-in-proof.ts';
import { replaceBrokenImages } from './frame/broken-images.ts';
import { improveMenus } from './frame/menus.ts';
import { wakeIslands } from './islands.ts';

replaceBrokenImages();
improveMenus();
removeSavedDraft();
draftPlainForms();
watchSession();
leadReloadsOn();
openDialogs();
proveSignIn();
wakeIslands();
