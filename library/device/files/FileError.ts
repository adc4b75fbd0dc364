/** Numbers and texts are those of Linux. */
const ERRORS = {
  EPERM: [1, 'Operation not permitted'],
  ENOENT: [2, 'No such file or directory'],
  EACCES: [13, 'Permission denied'],
  EEXIST: [17, 'File exists'],
  ENOTDIR: [20, 'Not a directory'],
  EISDIR: [21, 'Is a directory'],
  EINVAL: [22, 'Invalid argument'],
  ENOSPC: [28, 'No space left on device'],
  EROFS: [30, 'Read-only file system'],
  ENAMETOOLONG: [36, 'File name too long'],
  ENOTEMPTY: [39, 'Directory not empty'],
  ELOOP: [40, 'Too many symbolic links encountered'],
} as const;

type FileErrorCode = keyof typeof ERRORS;

/** Its message is that of `strerror`. */
export class FileError extends Error {
  readonly code: FileErrorCode;
  readonly filePath: string;

  constructor(code: FileErrorCode, filePath: string) {
    super(ERRORS[code][1]);
    this.name = 'FileError';
    this.code = code;
    this.filePath = filePath;
  }

  /** Such as 2 for ENOENT. */
  get errno(): number {
    return ERRORS[this.code][0];
  }
}
