/** Class names of a `Name.module.css`, by the names that stand in the file. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a CSS module as its default export.
  export default styles;
}
