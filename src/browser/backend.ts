// First: the modules below parse HTML.
import './backend/trusted-types.ts';
import './backend/fragments.ts';
import { removeForeignDrafts } from '../ui/forms/draft-owners.ts';
import { openDialogs } from './backend/dialogs.ts';
import { keepScreenThroughSignIn } from './backend/ended-session.ts';
import { draftPlainForms, removeSavedDraft } from './backend/form-drafts.ts';
import { offerPasskeys } from './backend/passkeys.ts';
import { replaceReloadAddress } from './backend/reload-address.ts';
import { watchSession } from './backend/session.ts';
import { proveSignIn } from './backend/sign-in-proof.ts';
import { improveSignOut } from './backend/signing-out.ts';
import { replaceBrokenImages } from './frame/broken-images.ts';
import { enhanceMenus } from './frame/menus.ts';
import { loadIslands } from './islands.ts';

replaceBrokenImages();
enhanceMenus();
removeForeignDrafts();
removeSavedDraft();
draftPlainForms();
watchSession();
keepScreenThroughSignIn();
improveSignOut();
offerPasskeys();
replaceReloadAddress();
openDialogs();
proveSignIn();
loadIslands();
