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
  /** Bytes that files may take in all. */
  readonly capacity: number;
}

/** Hold files in memory, with the types, rights and errors of Linux. All methods throw `FileError`. */
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

  /** The user that every operation is checked against. */
  get user(): FileUser {
    return this.#tree.user;
  }

  set user(user: FileUser) {
    this.#tree.user = user;
  }

  /** The top of the tree. Whoever walks it sees every node, as root does, and must not change any. */
  get root(): FolderNode {
    return this.#tree.root;
  }

  get freeBytes(): number {
    return this.capacity - this.#usedBytes;
  }

  /** Read what is known of a node; a link is followed. */
  stat(filePath: string): FileStat {
    return readStat(this.#tree.find(filePath));
  }

  /** Read what is known of a node; a link is not followed. */
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

  /** Check a right of the user: `r` 4, `w` 2, `x` 1. */
  checkAccess(filePath: string, right: Right): void {
    this.#tree.checkRight(this.#tree.find(filePath), right, filePath);
  }

  /** List the names in a folder, sorted. */
  list(filePath: string): string[] {
    const folder = this.#tree.find(filePath);
    if (folder.type !== 'folder') throw new FileError('ENOTDIR', filePath);
    this.#tree.checkRight(folder, 4, filePath);
    return [...folder.children.keys()].sort();
  }

  /** Read the content of a file. The bytes are a view: do not change them. They stay: no method writes over old bytes. */
  read(filePath: string): Uint8Array {
    const node = this.#tree.find(filePath);
    if (node.type === 'folder') throw new FileError('EISDIR', filePath);
    this.#tree.checkRight(node, 4, filePath);
    return node.type === 'file' ? node.buffer.subarray(0, node.size) : new Uint8Array();
  }

  /** Read where a link leads. */
  readLink(filePath: string): string {
    const node = this.#tree.find(filePath, { follow: false });
    if (node.type !== 'link') throw new FileError('EINVAL', filePath);
    return node.target;
  }

  /** Create a file, or empty the one that exists. */
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

  /** Add bytes to the end of a file. A full device keeps what fits and throws ENOSPC. */
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

  /** Write a whole file. */
  write(filePath: string, bytes: Uint8Array, mode?: number): void {
    this.create(filePath, mode);
    this.append(filePath, bytes);
  }

  createFolder(filePath: string, mode = 0o755): void {
    if (this.#tree.findIfExists(filePath, { follow: false })) throw new FileError('EEXIST', filePath);
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
    if (this.#tree.findIfExists(filePath, { follow: false })) throw new FileError('EEXIST', filePath);
    this.#attach(filePath, { type: 'link', target, ...this.#createCommon(FILE_TYPE.link | 0o777) });
  }

  createDevice(filePath: string): void {
    this.#attach(filePath, { type: 'device', ...this.#createCommon(FILE_TYPE.device | 0o666) });
  }

  /** Remove a file, a link or an empty folder. */
  remove(filePath: string): void {
    const node = this.#tree.find(filePath, { follow: false });
    if (node.type === 'folder' && node.children.size > 0) throw new FileError('ENOTEMPTY', filePath);
    this.#tree.openParent(filePath).children.delete(readFileName(filePath));
    if (node.type === 'file') this.#resize(node, 0);
  }

  /** Move a node. A file at the new path is replaced. */
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

  /** Set when a node was changed, in seconds since 1970. */
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
    // Files in a folder with the set-group-ID bit belong to the group of the folder.
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
