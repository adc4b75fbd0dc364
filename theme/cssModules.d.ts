declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a CSS module as its default export.
  export default styles;
}

/** A minified style sheet. */
declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports the text as the default.
  export default text;
}

/** Readers load all of it, so it has no nesting and no comments. */
declare module '*.css?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports the text as the default.
  export default text;
}
