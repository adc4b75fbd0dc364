// The script with the bundler's chunk table; Rspress names its entry.
const ENTRY_SCRIPT = /[\\/]index\.\w+\.js$/;

/**
 * Minifier options. By default, frequent letters become the shortest names. In the entry script, that would count the chunk table,
 * whose digests depend on the build's folder until the bundler replaces them; names there are alphabetical.
 */
export const minify = {
  jsOptions: [
    { exclude: ENTRY_SCRIPT },
    // The bundler's type lacks this option of its minifier.
    { include: ENTRY_SCRIPT, minimizerOptions: { mangle: { disableCharFreq: true } as object } },
  ],
};
