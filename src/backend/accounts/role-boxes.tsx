import { type Role, roles } from '../../fields/roles.ts';
import { roleHints, roleWords, managedAccountWords as t } from '../../i18n/backend/accounts/managed-accounts.words.ts';

/** One check box per role. */
export function RoleBoxes({ chosen }: { chosen: readonly Role[] }) {
  return (
    <fieldset>
      <legend className="t-label mb-2">{t.roles}</legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {roles.map((role) => (
          <label className="flex min-h-11 items-start gap-3 py-2 text-small" key={role}>
            <input
              className="mt-0.5 size-5 shrink-0 accent-petrol"
              defaultChecked={chosen.includes(role)}
              name="roles"
              type="checkbox"
              value={role}
            />
            <span>
              <span className="block font-600">{roleWords[role]}</span>
              <span className="block text-tiny text-slate">{roleHints[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
