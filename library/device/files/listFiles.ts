import type { DeviceState } from '../DeviceState.ts';
import { FileError } from './FileError.ts';
import { type FileNode, type FileStat, type FolderNode, readStat } from './FileNode.ts';
import { FileTree } from './FileTree.ts';
import { resolveFilePath } from './filePath.ts';

interface FileEntry extends Pick<FileStat, 'type' | 'size' | 'mode' | 'modifiedAt'> {
  readonly path: string;
  readonly target?: string;
}

/** List a folder as root, sorted by name. Follows links. Throws `FileError`. */
export function listFiles({ files }: DeviceState, folderPath: string): FileEntry[] {
  const tree = new FileTree(files.root);
  const folder = tree.find(folderPath);
  if (folder.type !== 'folder') throw new FileError('ENOTDIR', folderPath);
  return listChildren(resolveFilePath('/', folderPath), folder).map(([path, node]) => {
    const { type, size, mode, modifiedAt } = readStat(node);
    return { path, type, size, mode, modifiedAt, ...(node.type === 'link' && { target: node.target }) };
  });
}

/** List every node below a folder, parents first, sorted by name. Does not follow links. */
export function listTree(folder: FolderNode, folderPath = '/'): [path: string, node: FileNode][] {
  return listChildren(folderPath, folder).flatMap(([path, node]) =>
    node.type === 'folder' ? [[path, node], ...listTree(node, path)] : [[path, node]],
  );
}

function listChildren(folderPath: string, { children }: FolderNode): [path: string, node: FileNode][] {
  const names = [...children.keys()].sort();
  // All names are keys of the map.
  return names.map((name) => [resolveFilePath(folderPath, name), children.get(name) as FileNode]);
}
