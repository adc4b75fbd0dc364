import type { DeviceState } from '../DeviceState.ts';
import { FileError } from './FileError.ts';
import { type FileNode, type FileStat, type FolderNode, readStat } from './FileNode.ts';
import { FileTree } from './FileTree.ts';
import { resolveFilePath } from './filePath.ts';

/** A node of a folder, for a page that shows the files of a device. */
export interface FileEntry extends Pick<FileStat, 'type' | 'size' | 'mode' | 'modifiedAt'> {
  /** The whole path. */
  readonly path: string;
  /** Where a link leads. */
  readonly target?: string;
}

/** List what is in a folder, sorted by name, as root sees it. Links in the path are followed. Throws `FileError`. */
export function listFiles({ files }: DeviceState, folderPath: string): FileEntry[] {
  const tree = new FileTree(files.root);
  const folder = tree.find(folderPath);
  if (folder.type !== 'folder') throw new FileError('ENOTDIR', folderPath);
  return listChildren(resolveFilePath('/', folderPath), folder).map(([path, node]) => {
    const { type, size, mode, modifiedAt } = readStat(node);
    return { path, type, size, mode, modifiedAt, ...(node.type === 'link' && { target: node.target }) };
  });
}

/** List every node below a folder with its path, folders before what is in them, sorted by name. Links are not followed. */
export function listTree(folder: FolderNode, folderPath = '/'): [path: string, node: FileNode][] {
  return listChildren(folderPath, folder).flatMap(([path, node]) =>
    node.type === 'folder' ? [[path, node], ...listTree(node, path)] : [[path, node]],
  );
}

function listChildren(folderPath: string, { children }: FolderNode): [path: string, node: FileNode][] {
  const names = [...children.keys()].sort();
  // Each name is one of the folder's.
  return names.map((name) => [resolveFilePath(folderPath, name), children.get(name) as FileNode]);
}
