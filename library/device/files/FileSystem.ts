import { FileError } from './FileError.ts';
import {
  FILE_TYPE,
  type FileNode,
  type FileStat,
  type FolderNode,
  type RegularFileNode,
  readStat,
} from './FileNode.ts';
import { FileTree, type FileUser, type Right, ROOT_USER } from './FileTree.ts';
import { readFileName, readParentPath } from './filePath.ts';

export interface FileSystemOptions {
  /** Seconds since 1970. */
  readonly readTime: () => number;
  /** Bytes of all files. */
  readonly capacity: number;
}

/** A file system in memory, with the types, rights and errors of Linux. All methods throw `FileError`. */
export class FileSystem {
  readonly capacity: number;
  readonly #tree: FileTree;
  readonly #readTime: () => number;
  #usedBytes = 0;
  #inodes = 0;

  constructor({ readTime, capacity }: FileSystemOptions) {
    this.#readTime = readTime;
    this.capacity = capacity;
    this.#tree = new FileTree({
      type: 'folder',
      children: new Map(),
      ...this.#createCommon(FILE_TYPE.folder | 0o755, ROOT_USER),
    });
  }

  get user(): FileUser {
    return this.#tree.user;
  }

  set user(user: FileUser) {
    this.#tree.user = user;
  }

  /** For reading the whole tree as root. */
  get root(): FolderNode {
    return this.#tree.root;
  }

  get freeBytes(): number {
    return this.capacity - this.#usedBytes;
  }

  stat(filePath: string): FileStat {
    return readStat(this.#tree.find(filePath));
  }

  /** Does not follow a link. */
  lstat(filePath: string): FileStat {
    return readStat(this.#tree.find(filePath, { follow: false }));
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

  /** `r` 4, `w` 2, `x` 1. */
  checkAccess(filePath: string, right: Right): void {
    this.#tree.checkRight(this.#tree.find(filePath), right, filePath);
  }

  list(filePath: string): string[] {
    const folder = this.#tree.find(filePath);
    if (folder.type !== 'folder') throw new FileError('ENOTDIR', filePath);
    this.#tree.checkRight(folder, 4, filePath);
    return [...folder.children.keys()].sort();
  }

  /** Returns a view, which callers must not change: no method overwrites old bytes. */
  read(filePath: string): Uint8Array {
    const node = this.#tree.find(filePath);
    if (node.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#tree.checkRight(node, 4, filePath);
    return node.type === 'file' ? node.buffer.subarray(0, node.size) : new Uint8Array();
  }

  readLink(filePath: string): string {
    const node = this.#tree.find(filePath, { follow: false });
    if (node.type !== 'link') throw new FileError('EINVAL', filePath);
    return node.target;
  }

  create(filePath: string, mode = 0o644): void {
    const existing = this.#tree.findIfExists(filePath);
    if (!existing) {
      const node: RegularFileNode = {
        type: 'file',
        buffer: new Uint8Array(),
        size: 0,
        ...this.#createCommon(FILE_TYPE.file | (mode & 0o7777)),
      };
      this.#attach(this.#tree.resolveLinks(filePath), node);
      return;
    }
    if (existing.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#tree.checkRight(existing, 2, filePath);
    if (existing.type === 'file') this.#resize(existing, 0);
  }

  /** A full device keeps what fits and throws ENOSPC. */
  append(filePath: string, bytes: Uint8Array): void {
    const node = this.#tree.find(filePath);
    if (node.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#tree.checkRight(node, 2, filePath);
    if (node.type !== 'file') return;
    const fitting = bytes.subarray(0, Math.max(0, this.freeBytes));
    const start = node.size;
    this.#resize(node, start + fitting.length);
    node.buffer.set(fitting, start);
    node.modifiedAt = this.#readTime();
    if (fitting.length < bytes.length) throw new FileError('ENOSPC', filePath);
  }

  write(filePath: string, bytes: Uint8Array, mode?: number): void {
    this.create(filePath, mode);
    this.append(filePath, bytes);
  }

  createFolder(filePath: string, mode = 0o755): void {
    if (this.#tree.findIfExists(filePath, { follow: false })) throw new FileError('EEXIST', filePath);
    const common = this.#createCommon(FILE_TYPE.folder | (mode & 0o7777));
    this.#attach(filePath, { type: 'folder', children: new Map(), ...common });
  }

  ensureFolder(filePath: string, mode?: number): void {
    if (this.isFolder(filePath)) return;
    if (filePath !== '/') this.ensureFolder(readParentPath(filePath), mode);
    this.createFolder(filePath, mode);
  }

  createLink(target: string, filePath: string): void {
    if (this.#tree.findIfExists(filePath, { follow: false })) throw new FileError('EEXIST', filePath);
    this.#attach(filePath, { type: 'link', target, ...this.#createCommon(FILE_TYPE.link | 0o777) });
  }

  createDevice(filePath: string): void {
    this.#attach(filePath, { type: 'device', ...this.#createCommon(FILE_TYPE.device | 0o666) });
  }

  remove(filePath: string): void {
    const node = this.#tree.find(filePath, { follow: false });
    if (node.type === 'folder' && node.children.size > 0) throw new FileError('ENOTEMPTY', filePath);
    this.#tree.openParent(filePath).children.delete(readFileName(filePath));
    if (node.type === 'file') this.#resize(node, 0);
  }

  /** A file at the new path is replaced. */
  rename(fromPath: string, toPath: string): void {
    const node = this.#tree.find(fromPath, { follow: false });
    if (`${toPath}/`.startsWith(`${fromPath}/`)) throw new FileError('EINVAL', toPath);
    const source = this.#tree.openParent(fromPath);
    this.#tree.openParent(toPath);
    if (this.#tree.findIfExists(toPath, { follow: false })) this.remove(toPath);
    source.children.delete(readFileName(fromPath));
    this.#attach(toPath, node);
  }

  setMode(filePath: string, mode: number): void {
    const node = this.#findOwned(filePath);
    node.mode = (node.mode & ~0o7777) | (mode & 0o7777);
  }

  setOwner(filePath: string, uid: number, gid: number): void {
    const node = this.#tree.find(filePath, { follow: false });
    if (this.user.uid !== 0) throw new FileError('EPERM', filePath);
    node.uid = uid;
    node.gid = gid;
  }

  /** Seconds since 1970. */
  setModifiedAt(filePath: string, modifiedAt: number): void {
    this.#findOwned(filePath).modifiedAt = modifiedAt;
  }

  #findOwned(filePath: string): FileNode {
    const node = this.#tree.find(filePath);
    if (this.user.uid !== 0 && this.user.uid !== node.uid) throw new FileError('EPERM', filePath);
    return node;
  }

  #createCommon(mode: number, { uid, gid }: FileUser = this.user) {
    this.#inodes += 1;
    return { inode: this.#inodes, mode, uid, gid, modifiedAt: this.#readTime() };
  }

  #attach(filePath: string, node: FileNode): void {
    const name = readFileName(filePath);
    if (name.length > 255) throw new FileError('ENAMETOOLONG', filePath);
    const parent = this.#tree.openParent(filePath);
    // The set-group-ID bit passes on the group of the folder.
    if (parent.mode & 0o2000) node.gid = parent.gid;
    parent.children.set(name, node);
    parent.modifiedAt = this.#readTime();
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
