const browsers = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Human-readable name of a user agent: "Firefox on Windows". */
export function deviceOf(request: Request): string {
  const agent = request.headers.get('user-agent') ?? '';
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1] ?? 'Another program';
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
