/** A style sheet as text, made small by the bundler. */
declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives the text as the default export.
  export default text;
}

/** A style sheet as it is written: without nesting and comments, since readers get all of it. */
declare module '*.css?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives the text as the default export.
  export default text;
}
