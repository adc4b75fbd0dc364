import { FileError } from './FileError.ts';
import type { FileNode, FolderNode } from './FileNode.ts';
import { readFileName, readParentPath, resolveFilePath } from './filePath.ts';

export interface FileUser {
  readonly uid: number;
  readonly gid: number;
  readonly groups: readonly number[];
}

export const ROOT_USER: FileUser = { uid: 0, gid: 0, groups: [0] };

/** With adbd's groups: input, log, adb, sdcard_rw, sdcard_r, media_rw, everybody. */
export const SHELL_USER: FileUser = { uid: 2000, gid: 2000, groups: [2000, 1004, 1007, 1011, 1015, 1023, 1028, 9997] };

/** Read 4, write 2, enter or run 1. */
export type Right = 4 | 2 | 1;

// Linux takes more links for a loop.
const MAX_LINKS = 40;

/** Finds nodes by path, with the rights of a user. All methods throw `FileError`. */
export class FileTree {
  user: FileUser = ROOT_USER;
  readonly root: FolderNode;

  constructor(root: FolderNode) {
    this.root = root;
  }

  /** Undefined if a part of the path does not exist. */
  findIfExists(filePath: string, options?: { follow: boolean }): FileNode | undefined {
    try {
      return this.find(filePath, options);
    } catch (error) {
      if (error instanceof FileError && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Follows a link at the end by default. */
  find(filePath: string, { follow = true } = {}): FileNode {
    const realPath = this.resolveLinks(filePath, follow);
    const folder = this.#walk(readParentPath(realPath), filePath);
    const node = realPath === '/' ? this.root : folder.children.get(readFileName(realPath));
    if (!node) throw new FileError('ENOENT', filePath);
    return node;
  }

  /** The last part of the path may be missing, the folders above it may not. */
  resolveLinks(filePath: string, followLast = true): string {
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

  #walk(folderPath: string, askedPath: string): FolderNode {
    let folder = this.root;
    for (const name of folderPath.split('/').filter((part) => part !== '')) {
      this.checkRight(folder, 1, askedPath);
      const next = folder.children.get(name);
      if (!next) throw new FileError('ENOENT', askedPath);
      if (next.type !== 'folder') throw new FileError('ENOTDIR', askedPath);
      folder = next;
    }
    this.checkRight(folder, 1, askedPath);
    return folder;
  }

  /** Checks that the user may change the folder. */
  openParent(filePath: string): FolderNode {
    const parentPath = this.resolveLinks(readParentPath(filePath));
    const parent = this.#walk(parentPath, filePath);
    this.checkRight(parent, 2, filePath);
    return parent;
  }

  checkRight(node: FileNode, right: Right, filePath: string): void {
    const { uid, groups } = this.user;
    if (uid === 0) return;
    const shift = uid === node.uid ? 6 : groups.includes(node.gid) ? 3 : 0;
    if (((node.mode >> shift) & right) === 0) throw new FileError('EACCES', filePath);
  }
}
