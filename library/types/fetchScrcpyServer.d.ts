// The package's script writes such a file for the server, but the published package has none.

export const VERSION: string;
export const BIN: URL;
