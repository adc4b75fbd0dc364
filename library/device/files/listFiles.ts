import { type FileNode, type FileStat, type FolderNode, readStat } from './FileNode.ts';
import { FileError, type FileSystem, resolveFilePath } from './FileSystem.ts';

interface FileEntry extends Pick<FileStat, 'type' | 'size'> {
  readonly path: string;
}

/** List a folder as root, sorted by name. Follows links. Throws `FileError`. */
export function listFiles({ files }: { readonly files: FileSystem }, folderPath: string): FileEntry[] {
  const folder = files.find(folderPath);
  if (folder.type !== 'folder') throw new FileError('ENOTDIR', folderPath);
  return listChildren(resolveFilePath('/', folderPath), folder).map(([path, node]) => {
    const { type, size } = readStat(node);
    return { path, type, size };
  });
}

/** List every node below a folder, parents first, sorted by name. Does not follow links. */
export function listTree(folder: FolderNode, folderPath = '/'): [path: string, node: FileNode][] {
  return listChildren(folderPath, folder).flatMap(([path, node]) =>
    node.type === 'folder' ? [[path, node], ...listTree(node, path)] : [[path, node]],
  );
}

const listChildren = (folderPath: string, { children }: FolderNode): [path: string, node: FileNode][] =>
  [...children]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, node]) => [resolveFilePath(folderPath, name), node]);
