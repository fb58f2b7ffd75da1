import { contactWords } from '../../i18n/public/contact.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import type { ContactFormValues, ShowContactForm } from '../../web/forms/contact-form.ts';
import { json } from '../../web/http/json.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import type { ReceivedSubmission } from './submission.ts';

export type Refusal = {
  /** For JSON; a page with mistakes is 422 instead of 400. */
  status: number;
  mistakes: { field: string; text: string }[];
  headers?: Record<string, string>;
  /** A fresh token, for a form that has been open for too long. */
  token?: string;
};

/** Answers one submission in the form and the language of whoever sent it. */
export class ContactAnswer {
  readonly language: Language;
  private readonly wantsPage: boolean;

  constructor(
    request: Request,
    private readonly showForm: ShowContactForm,
    private readonly received: ReceivedSubmission | undefined,
  ) {
    const { language } = received?.fields ?? {};
    const asked = new URL(request.url).searchParams.get('language');
    this.language = isLanguage(language) ? language : isLanguage(asked) ? asked : 'id';
    this.wantsPage = request.headers.get('accept')?.includes('text/html') ?? false;
  }

  accept(): Response {
    if (this.wantsPage) return seeOther(`${href(routes.contact.index, this.language, {}, { notice: 'sent' })}#form`);
    return json({ success: true, message: contactWords(this.language).success });
  }

  refuse({ status, mistakes, headers = {}, token }: Refusal): Response | Promise<Response> {
    if (!this.wantsPage) {
      const [first] = mistakes;
      const body = { success: false, error: first?.text, field: first?.field || undefined, token };
      return json(body, { status, headers });
    }
    const state = { values: this.values(), mistakes, filesLost: this.received?.hadFiles ?? false };
    return this.showForm(this.language, state, { status: status === 400 ? 422 : status, headers });
  }

  private values(): ContactFormValues {
    const text = (name: string) => {
      const value = this.received?.fields[name];
      return typeof value === 'string' ? value : '';
    };
    return {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      subject: text('subject'),
      message: text('message'),
    };
  }
}
