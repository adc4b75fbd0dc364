// Replaces `node:fs/promises` for samples: a run writes nothing.
export const writeFile = async (): Promise<void> => {};
