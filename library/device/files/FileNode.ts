/** The type bits of a Linux mode. */
export const FILE_TYPE = {
  folder: 0o040000,
  file: 0o100000,
  link: 0o120000,
} as const;

interface CommonNode {
  readonly inode: number;
  /** Type and permissions. */
  mode: number;
  uid: number;
  gid: number;
  /** Seconds since 1970. */
  modifiedAt: number;
}

export interface FolderNode extends CommonNode {
  readonly type: 'folder';
  readonly children: Map<string, FileNode>;
}

export interface RegularFileNode extends CommonNode {
  readonly type: 'file';
  /** Holds `size` bytes of content, and room to grow. */
  buffer: Uint8Array;
  size: number;
}

interface LinkNode extends CommonNode {
  readonly type: 'link';
  readonly target: string;
}

export type FileNode = FolderNode | RegularFileNode | LinkNode;

export interface FileStat extends Readonly<CommonNode> {
  readonly type: FileNode['type'];
  readonly size: number;
  readonly links: number;
}

/** Read what `stat` reports. */
export function readStat(node: FileNode): FileStat {
  const { type, inode, mode, uid, gid, modifiedAt } = node;
  return { type, inode, mode, uid, gid, modifiedAt, size: readSize(node), links: node.type === 'folder' ? 2 : 1 };
}

function readSize(node: FileNode): number {
  if (node.type === 'file') return node.size;
  if (node.type === 'link') return node.target.length;
  // ext4 reports this for a small folder.
  return node.type === 'folder' ? 4096 : 0;
}

/** List every node below a folder, parents first, sorted by name. Does not follow links. */
export function listTree({ children }: FolderNode, folderPath = ''): [path: string, node: FileNode][] {
  const sorted = [...children].sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted.flatMap(([name, node]) => {
    const path = `${folderPath}/${name}`;
    return node.type === 'folder' ? [[path, node], ...listTree(node, path)] : [[path, node]];
  });
}
