import {
  FILE_TYPE,
  type FileNode,
  type FileStat,
  type FolderNode,
  type RegularFileNode,
  readStat,
} from './FileNode.ts';

/** Numbers and texts are those of Linux. */
const ERRORS = {
  ENOENT: [2, 'No such file or directory'],
  EACCES: [13, 'Permission denied'],
  EEXIST: [17, 'File exists'],
  ENOTDIR: [20, 'Not a directory'],
  EISDIR: [21, 'Is a directory'],
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

/** Resolve a path in a folder, without `.`, empty and `..` parts. */
export function resolveFilePath(folderPath: string, filePath: string): string {
  const parts: string[] = [];
  for (const part of (filePath.startsWith('/') ? filePath : `${folderPath}/${filePath}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

interface Location {
  readonly parent: FolderNode;
  readonly name: string;
  readonly node: FileNode | undefined;
}

const SHELL_ID = 2000;

/** The groups of adbd: input, log, adb, sdcard_rw, sdcard_r, media_rw, everybody. */
const SHELL_GROUPS = [SHELL_ID, 1004, 1007, 1011, 1015, 1023, 1028, 9997];

// Linux takes more links for a loop.
const MAX_LINKS = 40;

const READ = 4;
const WRITE = 2;

/** A file system in memory, with the types and errors of Linux. Paths are those of the folder `/`. All methods throw `FileError`. */
export class FileSystem {
  readonly root: FolderNode;
  /** Whether root creates the files. Else the shell does, within its rights. */
  isRoot = true;
  readonly #readTime: () => number;
  #inodes = 0;

  /** `readTime` returns seconds since 1970. */
  constructor(readTime: () => number) {
    this.#readTime = readTime;
    this.root = { type: 'folder', children: new Map(), ...this.#createCommon(FILE_TYPE.folder | 0o755) };
  }

  stat(filePath: string): FileStat {
    return readStat(this.find(filePath));
  }

  /** Does not follow a link, unless a slash ends the path. */
  lstat(filePath: string): FileStat {
    return readStat(this.find(filePath, { follow: filePath.endsWith('/') }));
  }

  exists(filePath: string): boolean {
    try {
      return this.#locate(filePath).node !== undefined;
    } catch (error) {
      if (error instanceof FileError) return false;
      throw error;
    }
  }

  isFolder(filePath: string): boolean {
    return this.exists(filePath) && this.find(filePath).type === 'folder';
  }

  list(filePath: string): string[] {
    const folder = this.find(filePath);
    if (folder.type !== 'folder') throw new FileError('ENOTDIR', filePath);
    this.#check(folder, READ, filePath);
    return [...folder.children.keys()].sort();
  }

  /** Returns a view, which callers must not change: no method overwrites old bytes. */
  read(filePath: string): Uint8Array {
    const node = this.find(filePath);
    if (node.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#check(node, READ, filePath);
    return node.type === 'file' ? node.buffer.subarray(0, node.size) : new Uint8Array();
  }

  readLink(filePath: string): string {
    const node = this.find(filePath, { follow: false });
    return node.type === 'link' ? node.target : '';
  }

  /** Create an empty file. An existing one loses its content. */
  create(filePath: string, mode = 0o644): void {
    const location = this.#locate(filePath);
    const { node } = location;
    if (node?.type === 'folder') throw new FileError('EISDIR', filePath);
    if (node) this.#check(node, WRITE, filePath);
    if (node?.type === 'file') Object.assign(node, { size: 0, buffer: new Uint8Array() });
    if (node) return;
    const common = this.#createCommon(FILE_TYPE.file | (mode & 0o7777));
    this.#attach(filePath, location, { type: 'file', buffer: new Uint8Array(), size: 0, ...common });
  }

  append(filePath: string, bytes: Uint8Array): void {
    const node = this.find(filePath);
    if (node.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#check(node, WRITE, filePath);
    if (node.type !== 'file') return;
    grow(node, node.size + bytes.length);
    node.buffer.set(bytes, node.size);
    node.size += bytes.length;
    node.modifiedAt = this.#readTime();
  }

  write(filePath: string, bytes: Uint8Array, mode?: number): void {
    this.create(filePath, mode);
    this.append(filePath, bytes);
  }

  createFolder(filePath: string, mode = 0o755): void {
    const common = this.#createCommon(FILE_TYPE.folder | (mode & 0o7777));
    this.#attachNew(filePath, { type: 'folder', children: new Map(), ...common });
  }

  ensureFolder(filePath: string, mode?: number): void {
    if (this.isFolder(filePath)) return;
    if (filePath !== '/') this.ensureFolder(resolveFilePath(filePath, '..'), mode);
    this.createFolder(filePath, mode);
  }

  createLink(target: string, filePath: string): void {
    this.#attachNew(filePath, { type: 'link', target, ...this.#createCommon(FILE_TYPE.link | 0o777) });
  }

  /** Remove a file or link; with `isRecursive`, also a folder and what is in it. */
  remove(filePath: string, { isRecursive = false } = {}): void {
    const { parent, name, node } = this.#locate(filePath, { follow: false });
    if (!node) throw new FileError('ENOENT', filePath);
    if (node.type === 'folder' && !isRecursive) throw new FileError('EISDIR', filePath);
    if (node.type === 'folder')
      for (const child of this.list(filePath)) this.remove(`${filePath}/${child}`, { isRecursive });
    this.#check(parent, WRITE, filePath);
    parent.children.delete(name);
  }

  setOwner(filePath: string, uid: number, gid: number): void {
    Object.assign(this.find(filePath, { follow: false }), { uid, gid });
  }

  /** Seconds since 1970. */
  setModifiedAt(filePath: string, modifiedAt: number): void {
    this.find(filePath).modifiedAt = modifiedAt;
  }

  find(filePath: string, { follow = true } = {}): FileNode {
    const { node } = this.#locate(filePath, { follow });
    if (!node) throw new FileError('ENOENT', filePath);
    return node;
  }

  /** The node may be missing, the folders above it may not. */
  #locate(filePath: string, { follow = true, links = 0 } = {}): Location {
    if (links > MAX_LINKS) throw new FileError('ELOOP', filePath);
    const [name = '', ...reversed] = resolveFilePath('/', filePath).split('/').slice(1).reverse();
    if (name === '') return { parent: this.root, name, node: this.root };
    const parentPath = `/${reversed.reverse().join('/')}`;
    const parent = this.#locate(parentPath, { links }).node;
    if (!parent) throw new FileError('ENOENT', filePath);
    if (parent.type !== 'folder') throw new FileError('ENOTDIR', filePath);
    const node = parent.children.get(name);
    if (node?.type !== 'link' || !follow) return { parent, name, node };
    return this.#locate(resolveFilePath(parentPath, node.target), { links: links + 1 });
  }

  #check({ uid, gid, mode }: FileNode, right: number, filePath: string): void {
    const shift = uid === SHELL_ID ? 6 : SHELL_GROUPS.includes(gid) ? 3 : 0;
    if (!this.isRoot && ((mode >> shift) & right) === 0) throw new FileError('EACCES', filePath);
  }

  #createCommon(mode: number) {
    this.#inodes += 1;
    const id = this.isRoot ? 0 : SHELL_ID;
    return { inode: this.#inodes, mode, uid: id, gid: id, modifiedAt: this.#readTime() };
  }

  #attachNew(filePath: string, node: FileNode): void {
    const location = this.#locate(filePath, { follow: false });
    if (location.node) throw new FileError('EEXIST', filePath);
    this.#attach(filePath, location, node);
  }

  #attach(filePath: string, { parent, name }: Location, node: FileNode): void {
    this.#check(parent, WRITE, filePath);
    // The set-group-ID bit passes on the group of the folder.
    if (parent.mode & 0o2000) node.gid = parent.gid;
    parent.children.set(name, node);
    parent.modifiedAt = this.#readTime();
  }
}

function grow(node: RegularFileNode, size: number): void {
  if (size <= node.buffer.length) return;
  const grown = new Uint8Array(Math.max(size, node.buffer.length * 2));
  grown.set(node.buffer.subarray(0, node.size));
  node.buffer = grown;
}
