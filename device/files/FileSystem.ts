// Whole in one file although long: every method reads or changes the one tree, and shares its rights and space.
import { FileError } from './FileError.ts';
import {
  FILE_TYPE,
  type FileNode,
  type FileStat,
  type FolderNode,
  type RegularFileNode,
  readStat,
} from './FileNode.ts';
import { readFileName, readParentPath, resolveFilePath } from './filePath.ts';

/** Who asks for a file. */
export interface FileUser {
  readonly uid: number;
  readonly gid: number;
  readonly groups: readonly number[];
}

export const ROOT_USER: FileUser = { uid: 0, gid: 0, groups: [0] };

/** The user `shell` with the groups that adbd gives it: input, log, adb, sdcard_rw, sdcard_r, media_rw, everybody. */
export const SHELL_USER: FileUser = { uid: 2000, gid: 2000, groups: [2000, 1004, 1007, 1011, 1015, 1023, 1028, 9997] };

export interface FileSystemOptions {
  /** Seconds since 1970. */
  readonly readTime: () => number;
  /** Bytes that files may take in all. */
  readonly capacity: number;
}

type Right = 4 | 2 | 1;

// What Linux allows: more links than that are a loop.
const MAX_LINKS = 40;

/** Hold files in memory, with the types, rights and errors of Linux. All methods throw `FileError`. */
export class FileSystem {
  /** The user that every operation is checked against. */
  user: FileUser = ROOT_USER;
  readonly capacity: number;
  readonly #root: FolderNode;
  readonly #readTime: () => number;
  #usedBytes = 0;
  #inodes = 0;

  constructor({ readTime, capacity }: FileSystemOptions) {
    this.#readTime = readTime;
    this.capacity = capacity;
    this.#root = { type: 'folder', children: new Map(), ...this.#createCommon(FILE_TYPE.folder | 0o755) };
  }

  get freeBytes(): number {
    return this.capacity - this.#usedBytes;
  }

  /** Read what is known of a node; a link is followed. */
  stat(filePath: string): FileStat {
    return readStat(this.#find(filePath));
  }

  /** Read what is known of a node; a link is not followed. */
  lstat(filePath: string): FileStat {
    return readStat(this.#find(filePath, { follow: false }));
  }

  exists(filePath: string): boolean {
    try {
      this.stat(filePath);
      return true;
    } catch (error) {
      if (error instanceof FileError) return false;
      throw error;
    }
  }

  isFolder(filePath: string): boolean {
    return this.exists(filePath) && this.stat(filePath).type === 'folder';
  }

  /** Check a right of the user: `r` 4, `w` 2, `x` 1. */
  checkAccess(filePath: string, right: Right): void {
    this.#checkRight(this.#find(filePath), right, filePath);
  }

  /** List the names in a folder, sorted. */
  list(filePath: string): string[] {
    const folder = this.#find(filePath);
    if (folder.type !== 'folder') throw new FileError('ENOTDIR', filePath);
    this.#checkRight(folder, 4, filePath);
    return [...folder.children.keys()].sort();
  }

  /** Read the content of a file. The bytes are a view: do not change them. */
  read(filePath: string): Uint8Array {
    const node = this.#find(filePath);
    if (node.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#checkRight(node, 4, filePath);
    return node.type === 'file' ? node.buffer.subarray(0, node.size) : new Uint8Array();
  }

  /** Read where a link leads. */
  readLink(filePath: string): string {
    const node = this.#find(filePath, { follow: false });
    if (node.type !== 'link') throw new FileError('EINVAL', filePath);
    return node.target;
  }

  /** Create a file, or empty the one that exists. */
  create(filePath: string, mode = 0o644): void {
    const existing = this.#findIfExists(filePath);
    if (!existing) {
      const node: RegularFileNode = {
        type: 'file',
        buffer: new Uint8Array(),
        size: 0,
        ...this.#createCommon(FILE_TYPE.file | (mode & 0o7777)),
      };
      this.#attach(this.#resolveLinks(filePath), node);
      return;
    }
    if (existing.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#checkRight(existing, 2, filePath);
    if (existing.type === 'file') this.#resize(existing, 0);
  }

  /** Add bytes to the end of a file. A full device keeps what fits and throws ENOSPC. */
  append(filePath: string, bytes: Uint8Array): void {
    const node = this.#find(filePath);
    if (node.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#checkRight(node, 2, filePath);
    if (node.type !== 'file') return;
    const fitting = bytes.subarray(0, Math.max(0, this.freeBytes));
    const start = node.size;
    this.#resize(node, start + fitting.length);
    node.buffer.set(fitting, start);
    node.modifiedAt = this.#readTime();
    if (fitting.length < bytes.length) throw new FileError('ENOSPC', filePath);
  }

  /** Write a whole file. */
  write(filePath: string, bytes: Uint8Array, mode?: number): void {
    this.create(filePath, mode);
    this.append(filePath, bytes);
  }

  createFolder(filePath: string, mode = 0o755): void {
    if (this.#findIfExists(filePath, { follow: false })) throw new FileError('EEXIST', filePath);
    const common = this.#createCommon(FILE_TYPE.folder | (mode & 0o7777));
    this.#attach(filePath, { type: 'folder', children: new Map(), ...common });
  }

  /** Create a folder and the folders above it. */
  ensureFolder(filePath: string, mode?: number): void {
    if (this.isFolder(filePath)) return;
    if (filePath !== '/') this.ensureFolder(readParentPath(filePath), mode);
    this.createFolder(filePath, mode);
  }

  createLink(target: string, filePath: string): void {
    if (this.#findIfExists(filePath, { follow: false })) throw new FileError('EEXIST', filePath);
    this.#attach(filePath, { type: 'link', target, ...this.#createCommon(FILE_TYPE.link | 0o777) });
  }

  createDevice(filePath: string): void {
    this.#attach(filePath, { type: 'device', ...this.#createCommon(FILE_TYPE.device | 0o666) });
  }

  /** Remove a file, a link or an empty folder. */
  remove(filePath: string): void {
    const node = this.#find(filePath, { follow: false });
    if (node.type === 'folder' && node.children.size > 0) throw new FileError('ENOTEMPTY', filePath);
    this.#openParent(filePath).children.delete(readFileName(filePath));
    if (node.type === 'file') this.#resize(node, 0);
  }

  /** Move a node. A file at the new path is replaced. */
  rename(fromPath: string, toPath: string): void {
    const node = this.#find(fromPath, { follow: false });
    if (`${toPath}/`.startsWith(`${fromPath}/`)) throw new FileError('EINVAL', toPath);
    const source = this.#openParent(fromPath);
    this.#openParent(toPath);
    if (this.#findIfExists(toPath, { follow: false })) this.remove(toPath);
    source.children.delete(readFileName(fromPath));
    this.#attach(toPath, node);
  }

  setMode(filePath: string, mode: number): void {
    const node = this.#findOwned(filePath);
    node.mode = (node.mode & ~0o7777) | (mode & 0o7777);
  }

  setOwner(filePath: string, uid: number, gid: number): void {
    const node = this.#find(filePath, { follow: false });
    if (this.user.uid !== 0) throw new FileError('EPERM', filePath);
    node.uid = uid;
    node.gid = gid;
  }

  /** Set when a node was changed, in seconds since 1970. */
  setModifiedAt(filePath: string, modifiedAt: number): void {
    this.#findOwned(filePath).modifiedAt = modifiedAt;
  }

  #findOwned(filePath: string): FileNode {
    const node = this.#find(filePath);
    if (this.user.uid !== 0 && this.user.uid !== node.uid) throw new FileError('EPERM', filePath);
    return node;
  }

  #createCommon(mode: number) {
    this.#inodes += 1;
    return { inode: this.#inodes, mode, uid: this.user.uid, gid: this.user.gid, modifiedAt: this.#readTime() };
  }

  #findIfExists(filePath: string, options?: { follow: boolean }): FileNode | undefined {
    try {
      return this.#find(filePath, options);
    } catch (error) {
      if (error instanceof FileError && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  #find(filePath: string, { follow = true } = {}): FileNode {
    const realPath = this.#resolveLinks(filePath, follow);
    const folder = this.#walk(readParentPath(realPath), filePath);
    const node = realPath === '/' ? this.#root : folder.children.get(readFileName(realPath));
    if (!node) throw new FileError('ENOENT', filePath);
    return node;
  }

  /** Follow the links in a path. The last part may be missing; the folders above it may not. */
  #resolveLinks(filePath: string, followLast = true): string {
    let pending = resolveFilePath('/', filePath).split('/').slice(1);
    let realPath = '';
    for (let links = 0; pending.length > 0; ) {
      const [name = '', ...rest] = pending;
      const node = name === '' ? undefined : this.#walk(realPath || '/', filePath).children.get(name);
      const isLast = rest.length === 0;
      if (node?.type === 'link' && (followLast || !isLast)) {
        links += 1;
        if (links > MAX_LINKS) throw new FileError('ELOOP', filePath);
        pending = [
          ...resolveFilePath(realPath || '/', node.target)
            .split('/')
            .slice(1),
          ...rest,
        ];
        realPath = '';
      } else {
        if (!node && !isLast) throw new FileError('ENOENT', filePath);
        realPath = name === '' ? realPath : `${realPath}/${name}`;
        pending = rest;
      }
    }
    return realPath || '/';
  }

  /** Find a folder by a path without links, and check that the user may enter it. */
  #walk(folderPath: string, askedPath: string): FolderNode {
    let folder = this.#root;
    for (const name of folderPath.split('/').filter((part) => part !== '')) {
      this.#checkRight(folder, 1, askedPath);
      const next = folder.children.get(name);
      if (!next) throw new FileError('ENOENT', askedPath);
      if (next.type !== 'folder') throw new FileError('ENOTDIR', askedPath);
      folder = next;
    }
    this.#checkRight(folder, 1, askedPath);
    return folder;
  }

  #openParent(filePath: string): FolderNode {
    const parentPath = this.#resolveLinks(readParentPath(filePath));
    const parent = this.#walk(parentPath, filePath);
    this.#checkRight(parent, 2, filePath);
    return parent;
  }

  #attach(filePath: string, node: FileNode): void {
    const name = readFileName(filePath);
    if (name.length > 255) throw new FileError('ENAMETOOLONG', filePath);
    const parent = this.#openParent(filePath);
    // Files in a folder with the set-group-ID bit belong to the group of the folder.
    if (parent.mode & 0o2000) node.gid = parent.gid;
    parent.children.set(name, node);
    parent.modifiedAt = this.#readTime();
  }

  #checkRight(node: FileNode, right: Right, filePath: string): void {
    const { uid, groups } = this.user;
    if (uid === 0) return;
    const shift = uid === node.uid ? 6 : groups.includes(node.gid) ? 3 : 0;
    if (((node.mode >> shift) & right) === 0) throw new FileError('EACCES', filePath);
  }

  #resize(node: RegularFileNode, size: number): void {
    this.#usedBytes += size - node.size;
    node.size = size;
    if (size === 0) node.buffer = new Uint8Array();
    if (size <= node.buffer.length) return;
    const grown = new Uint8Array(Math.max(size, node.buffer.length * 2));
    grown.set(node.buffer);
    node.buffer = grown;
  }
}
