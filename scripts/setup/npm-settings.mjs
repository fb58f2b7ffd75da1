import { findAllOnPath, runQuietly } from './programs.mjs';

/**
 * Environment that makes `bun install` use the registry, certificates and proxy npm is set to use.
 * Bun reads `.npmrc` of the project and of the home directory, but not npm's global one.
 * @returns {Promise<Record<string, string>>}
 */
export async function npmSettingsForBun() {
  const npm = findAllOnPath('npm')[0];
  if (!npm) return {};
  const { code, output } = await runQuietly(npm, ['config', 'list', '--json', '--loglevel=silent']);
  if (code !== 0) return {};

  const settings = JSON.parse(output.slice(output.indexOf('{')));
  const registry = process.env.BUN_CONFIG_REGISTRY || settings.registry;
  const proxy = process.env.HTTPS_PROXY || process.env.https_proxy || settings['https-proxy'];
  const certificates = process.env.NODE_EXTRA_CA_CERTS || settings.cafile;
  return {
    ...(registry && { BUN_CONFIG_REGISTRY: registry, npm_config_registry: registry }),
    ...(proxy && { HTTPS_PROXY: proxy }),
    ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }),
  };
}
