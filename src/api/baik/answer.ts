import { isAnonymous } from '../../domain/baik/input.ts';
import { baikWords } from '../../i18n/public/baik.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import type { BaikFormState, BaikFormValues, ShowBaikForm } from '../../web/forms/baik-form.ts';
import type { UploadedFiles } from '../../web/forms/uploaded-drafts.ts';
import { discreetHeaders, discreetRedirect } from '../../web/http/discreet.ts';
import { json } from '../../web/http/json.ts';

type Mistake = { field: string; text: string };

export type Refusal = {
  /** For JSON; a page with mistakes is 422 instead of 400. */
  status: number;
  mistakes: Mistake[];
  /** What JSON says, where it differs from the first mistake. */
  error?: string;
  headers?: Record<string, string>;
  /** A fresh token, for a form that has been open for too long. */
  token?: string;
  closed?: boolean;
};

/** Answers one submission in the form and the language of whoever sent it. */
export class BaikAnswer {
  readonly language: Language;
  readonly wantsPage: boolean;

  constructor(
    request: Request,
    private readonly showForm: ShowBaikForm,
    private readonly fields: Record<string, unknown>,
  ) {
    const { searchParams, pathname } = new URL(request.url);
    const asked = searchParams.get('language') ?? pathname.split('/')[1];
    const { language } = fields;
    this.language = isLanguage(language) ? language : isLanguage(asked) ? asked : 'id';
    this.wantsPage = request.headers.get('accept')?.includes('text/html') ?? false;
  }

  /** `handover` leads the page that follows to the receipt; the history of the browser must not say that there is one. */
  accept(receipt: string, handover: string, message: string): Response {
    if (!this.wantsPage) return json({ success: true, message, receipt }, { headers: discreetHeaders });
    const page = href(routes.baik.index, this.language, {}, { view: handover });
    return discreetRedirect(`${page}#form`);
  }

  refuse(refusal: Refusal, uploaded: UploadedFiles | undefined): Response | Promise<Response> {
    const { status, mistakes, headers = {}, error, token, closed = false } = refusal;
    if (!this.wantsPage) {
      const [first] = mistakes;
      const body = { success: false, error: error ?? first?.text, field: first?.field || undefined, token };
      return json(body, { status, headers: { ...discreetHeaders, ...headers } });
    }
    const state = { ...this.state(uploaded), mistakes, closed };
    return this.showForm(this.language, state, { status: status === 400 ? 422 : status, headers });
  }

  /** The form once more, because there is something to look at before it is sent. */
  review(uploaded: UploadedFiles): Promise<Response> {
    return this.showForm(this.language, this.state(uploaded), { status: 200 });
  }

  get words() {
    return baikWords(this.language);
  }

  private state(uploaded: UploadedFiles | undefined): BaikFormState {
    const files = uploaded?.shown ?? [];
    const drafts = files.length > 0 ? (uploaded?.token ?? '') : '';
    return { values: this.values(), mistakes: [], drafts, files, closed: false };
  }

  private values(): BaikFormValues {
    const text = (name: string) => {
      const value = this.fields[name];
      return typeof value === 'string' ? value : '';
    };
    return {
      name: text('name'),
      contact: text('contact'),
      anonymous: isAnonymous(this.fields),
      category: text('category'),
      report: text('report'),
    };
  }
}
