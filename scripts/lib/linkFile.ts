import { constants, copyFileSync, linkSync } from 'node:fs';

export const isSystemError = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** Give a file that nothing changes a second name. On another file system it is copied. Throws if the name exists. */
export function linkFile(fromFile: string, toFile: string): void {
  try {
    linkSync(fromFile, toFile);
  } catch (error) {
    if (!isSystemError(error, 'EXDEV') && !isSystemError(error, 'EPERM')) throw error;
    copyFileSync(fromFile, toFile, constants.COPYFILE_EXCL);
  }
}
