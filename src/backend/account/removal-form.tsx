import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import type { OwnerProblem } from './confirmation.ts';
import { type Factors, OwnerFields } from './owner-fields.tsx';

type RemovalFormProps = { action: string; label: string; factors: Factors; problem: OwnerProblem | undefined };

/** Removes a factor after its owner has confirmed it with password and factor. */
export function RemovalForm({ action, label, factors, problem }: RemovalFormProps) {
  return (
    <form action={action} className="grid max-w-104 gap-5" method="post" noValidate>
      <OwnerFields factors={factors} id="removal" problem={problem} />
      <p className="flex flex-wrap gap-3">
        <Button>{label}</Button>
        <a className="btn-outline" href={endpoints.account}>
          {frameWords.cancel}
        </a>
      </p>
    </form>
  );
}
