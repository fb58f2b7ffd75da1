import { currentLanguage } from '../../current.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Panel } from '../ui/frame/panel.tsx';

export function LanguagePanel() {
  const chosen = currentLanguage();
  return (
    <Panel id="language" text={t.languageText} title={t.language}>
      <form action={endpoints.accountLanguage} className="grid max-w-104 gap-5" method="post">
        <Field id="interface-language" label={t.languageOfBackOffice}>
          <select className="field-control" defaultValue={chosen} id="interface-language" name="language">
            {languageCodes.map((code) => (
              <option key={code} lang={code} value={code}>
                {languages[code].name}
              </option>
            ))}
          </select>
        </Field>
        <p>
          <button className="btn-outline" type="submit">
            {t.saveLanguage}
          </button>
        </p>
      </form>
    </Panel>
  );
}
