import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import { Entrance } from './entrance.tsx';
import { logoutFailed } from './login-words.ts';

/** Where a logout ends that the server did not hear of. */
export function StillSignedInPage() {
  return (
    <Entrance flash={logoutFailed} heading="Sign in to the back-office" title="Logout failed" watch={false}>
      <p>The server did not answer when you logged out, so you are still signed in on this device.</p>
      <form action={endpoints.logout} className="mt-6 flex flex-wrap gap-3" method="post">
        <Button>Log out again</Button>
        <a className="btn-outline" href={endpoints.dashboard}>
          Stay signed in
        </a>
      </form>
    </Entrance>
  );
}
