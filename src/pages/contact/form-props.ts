import { attachmentTypes } from '../../domain/attachments/attachment-types.ts';
import { contactLimits, contactSubjects } from '../../domain/contact/input.ts';
import { noticeVersions } from '../../domain/data-protection/notice-versions.ts';
import { emailPattern } from '../../fields/text-rules.ts';
import { contactScriptWords, contactWords } from '../../i18n/public/contact.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { FormState } from '../../ui/forms/form-opening.tsx';
import { contactTexts } from '../../web/forms/contact-form.ts';
import type { ContactField } from './contact-fields.ts';

export type ContactFormProps = ReturnType<typeof contactFormProps>;

type Shown = {
  /** Success message after a form without script. */
  notice?: string;
  /** Files had been selected; browsers do not keep the selection. */
  filesLost?: boolean;
};

/** Props of the contact form; placeholders in the braces of its words are filled in by the browser. */
export function contactFormProps(
  language: Language,
  state: FormState<ContactField>,
  { notice = '', filesLost = false }: Shown,
) {
  const t = contactWords(language);
  const { files, fileInMegabytes, message } = contactLimits;
  return {
    ...state,
    notice,
    filesLost,
    /** Address for submissions by script. */
    action: `${endpoints.contactSubmit}?language=${language}`,
    /** Address of the plain form: the page itself. */
    page: href(routes.contact.index, language),
    language,
    /** For numbers. */
    locale: languages[language].htmlLang,
    noticeVersion: noticeVersions.contact,
    icons: fileUrl('icons.svg'),
    privacyPolicy: href(routes.policies.privacy, language),
    rules: { ...contactLimits, extensions: Object.keys(attachmentTypes) },
    patterns: { email: emailPattern },
    subjects: contactSubjects.map((value) => ({ value, label: t[`subject_${value}`] })),
    problems: contactTexts(language),
    words: {
      ...templates(contactScriptWords(language)),
      messageHint: t.messageHint({ limit: message }),
      attachmentsHint: t.attachmentsHint({ files, size: fileInMegabytes }),
    },
  };
}
