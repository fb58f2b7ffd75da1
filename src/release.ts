import packageFile from '../package.json' with { type: 'json' };

/** Version of this release, as `--version` prints it. */
export const release: string = packageFile.version;
