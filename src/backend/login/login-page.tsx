import { endpoints } from '../../routes.ts';
import { site } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PlainDocument } from '../../ui/plain-document.tsx';

type LoginPageProps = { username?: string; problem?: string };

const inputClass =
  'mt-1.5 block w-full min-h-12 rounded-[3px] border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5 text-body';

/** A plain form; what was typed as a name stays, the password never does. */
export function LoginPage({ username = '', problem }: LoginPageProps) {
  return (
    <PlainDocument title={problem ? `Error: ${problem}` : 'Sign in'}>
      <main className="grid min-h-dvh place-items-center px-5 py-12">
        <div className="w-full max-w-104">
          <div className="flex items-center gap-3 text-petrol-deep">
            <Mark className="size-9" />
            <p className="font-700">{site.name}</p>
          </div>
          <h1 className="t-sub mt-10 text-petrol-deep">Sign in to the back-office</h1>
          <form action={endpoints.login} className="mt-8 grid gap-5" method="post">
            {problem && (
              <p className="border-l-4 border-laterite bg-white px-4 py-3 text-small" id="problem" role="alert">
                {problem}
              </p>
            )}
            <label className="t-label">
              Username
              <input
                aria-describedby={problem && 'problem'}
                aria-invalid={problem ? true : undefined}
                autoCapitalize="none"
                autoComplete="username"
                className={inputClass}
                defaultValue={username}
                maxLength={64}
                name="username"
                required
                spellCheck={false}
                type="text"
              />
            </label>
            <label className="t-label">
              Password
              <input
                aria-describedby={problem && 'problem'}
                aria-invalid={problem ? true : undefined}
                autoComplete="current-password"
                className={inputClass}
                maxLength={256}
                name="password"
                required
                type="password"
              />
            </label>
            <Button icon="arrow-right">Sign in</Button>
          </form>
        </div>
      </main>
    </PlainDocument>
  );
}
