import { attachmentTypes } from '../../domain/attachments/attachment-types.ts';
import { contactLimits, contactSubjects } from '../../domain/contact/input.ts';
import { noticeVersions } from '../../domain/data-protection/notice-versions.ts';
import { emailPattern } from '../../fields/text-rules.ts';
import { contactProblemTexts, contactWords } from '../../i18n/public/contact.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import {
  type ContactFormProps,
  type ContactFormWords,
  type ContactValues,
  contactFormWordKeys,
} from './contact-form-props.ts';

/** A rejected form. */
type ContactFormState = {
  values: ContactValues;
  mistakes: Mistake[];
  /** Files had been selected; browsers do not keep the selection. */
  filesLost: boolean;
  challenge: string;
  /** That of the form which was sent, when it may have been stored. */
  formKey?: string | undefined;
};

type Shown = {
  language: Language;
  token: string;
  notice?: string;
  /** Chosen in advance. */
  subject?: string;
  state?: ContactFormState;
};

/** Props of the contact form. */
export function contactFormProps({ language, token, notice = '', subject = '', state }: Shown): ContactFormProps {
  const t = contactWords(language);
  const { name, email, phone, message, files, fileInBytes } = contactLimits;
  return {
    action: `${endpoints.contactSubmit}?language=${language}`,
    page: href(routes.contact.index, language),
    language,
    locale: languages[language].htmlLang,
    token,
    challenge: state?.challenge ?? '',
    formKey: state?.formKey ?? crypto.randomUUID(),
    noticeVersion: noticeVersions.contact,
    icons: fileUrl('icons.svg'),
    privacyPolicy: href(routes.policies.privacy, language),
    rules: { name, email, phone, message, files, fileInBytes, emailPattern, extensions: Object.keys(attachmentTypes) },
    subjects: contactSubjects.map((value) => ({ value, label: t[`subject_${value}`] })),
    values: state?.values ?? { name: '', email: '', phone: '', subject, message: '' },
    mistakes: state?.mistakes ?? [],
    filesLost: state?.filesLost ?? false,
    notice,
    problems: contactProblemTexts(language, contactLimits),
    words: formWords(language),
  };
}

/** Texts of the form; placeholders in braces are filled in by the browser. */
function formWords(language: Language): ContactFormWords {
  const t = contactWords(language);
  return {
    ...templates(t, contactFormWordKeys),
    messageHint: t.messageHint({ limit: contactLimits.message }),
    attachmentsHint: t.attachmentsHint({ files: contactLimits.files, size: contactLimits.fileInMegabytes }),
  };
}
