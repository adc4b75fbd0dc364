// The script that holds the bundler's table of chunks: the name of its entry is Rspress's.
const ENTRY_SCRIPT = /[\\/]index\.\w+\.js$/;

/**
 * How scripts are minified. The minifier gives the shortest names to the letters that a script has most of. In the entry
 * script it would also count the letters of the table of chunks, whose digests still hang on the folder of the build
 * there: the bundler replaces them by digests of the bytes afterwards. So there letters are taken in alphabetical order.
 */
export const minify = {
  jsOptions: [
    { exclude: ENTRY_SCRIPT },
    // The type of the bundler does not know this option of its minifier.
    { include: ENTRY_SCRIPT, minimizerOptions: { mangle: { disableCharFreq: true } as object } },
  ],
};
