import './backend/fragments.ts';
import { openDialogs } from './backend/dialogs.ts';
import { draftPlainForms, removeSavedDraft } from './backend/form-drafts.ts';
import { replaceReloadAddress } from './backend/reload-address.ts';
import { watchSession } from './backend/session.ts';
import { proveSignIn } from './backend/sign-in-proof.ts';
import { replaceBrokenImages } from './frame/broken-images.ts';
import { enhanceMenus } from './frame/menus.ts';
import { loadIslands } from './islands.ts';

replaceBrokenImages();
enhanceMenus();
removeSavedDraft();
draftPlainForms();
watchSession();
replaceReloadAddress();
openDialogs();
proveSignIn();
loadIslands();
