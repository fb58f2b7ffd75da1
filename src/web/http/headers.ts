/** `policies`: names of the Trusted Types policies that scripts may create; `workers`: source of workers. */
const contentSecurity = (scripts: string, policies: string, workers: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `worker-src ${workers}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    // Copies of files in the report channel.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
    'report-uri /api/csp-reports',
  ].join('; ');

/** For the public site, whose one policy gives the address of the service worker. */
const publicContentSecurity = (scripts: string) => contentSecurity(scripts, 'service-worker', "'self'");

/** Without inline script. */
const strictContentSecurity = publicContentSecurity("'self'");

/** For the back-office: the policy of its lists (see src/browser/backend/trusted-types.ts) and that of the editor's clipboard. */
export const backendContentSecurity = contentSecurity("'self'", 'default ProseMirrorClipboard', "'none'");

/** Policy with inline scripts allowed by hash (`sha256-…`) or nonce (`nonce-…`). */
export function contentSecurityWith(...allowed: string[]): string {
  return publicContentSecurity(["'self'", ...allowed.map((source) => `'${source}'`)].join(' '));
}

/** Sent with every response. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

export const htmlHeaders = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': strictContentSecurity,
} as const;

/** Seconds after which a client may try again while the database is unavailable: it is looked for twice a second. */
export const retryAfter = { 'retry-after': '2' } as const;

/** Content-Disposition that saves a file under this name (RFC 6266); untrusted names are encoded. */
export function attachmentDisposition(filename: string): string {
  const plain = filename.replace(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
