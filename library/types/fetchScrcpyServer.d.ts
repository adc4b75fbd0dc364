// The package's script writes such declarations beside the server that it downloads; the package as published has none.

export const VERSION: string;
export const BIN: URL;
