import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { PasswordField } from './password-field.tsx';

export function SecondFactorRemovalPage({ problem }: { problem: string | undefined }) {
  return (
    <>
      <PageHeader title="Turn off the second factor" />
      <Panel id="confirm" text="From then on the password alone opens your account." title="Are you sure?">
        <form action={endpoints.secondFactorRemoval} className="grid max-w-104 gap-5" method="post" noValidate>
          <PasswordField autoComplete="current-password" error={problem} id="current" label="Current password" />
          <p className="flex flex-wrap gap-3">
            <Button>Turn off</Button>
            <a className="btn-outline" href={endpoints.account}>
              Cancel
            </a>
          </p>
        </form>
      </Panel>
    </>
  );
}
