import { FileError } from '../../files/FileError.ts';
import { expandText, type Substitute } from './expandWord.ts';
import { type ByteReader, type ByteWriter, NOTHING } from './Pipe.ts';
import type { Process } from './Process.ts';
import type { Redirect } from './syntax.ts';

/** Open redirections in order. Returns the exit code of a failure. */
export async function openRedirects(
  redirects: readonly Redirect[],
  process: Process,
  substitute: Substitute,
): Promise<Process | number> {
  let opened = process;
  for (const redirect of redirects) {
    const target = await expandText(redirect.target, process, substitute);
    try {
      opened = openRedirect(redirect, target, opened);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const verb = redirect.type === 'read' ? 'open' : 'create';
      return process.fail(`/system/bin/sh: can't ${verb} ${target}: ${error.message}`);
    }
  }
  return opened;
}

function openRedirect({ descriptor, type }: Redirect, target: string, process: Process): Process {
  const filePath = process.resolve(target);
  if (type === 'read') return process.with({ stdin: readFrom(process.files.read(filePath)) });
  const writer = type === 'duplicate' ? readDuplicate(target, process) : writeTo(filePath, type, process);
  return process.with(descriptor === 2 ? { stderr: writer } : { stdout: writer });
}

const readDuplicate = (target: string, { stdout, stderr }: Process) => (target === '2' ? stderr : stdout);

function readFrom(bytes: Uint8Array): ByteReader {
  let rest: Uint8Array | undefined = bytes.length > 0 ? bytes : undefined;
  return {
    ...NOTHING,
    read: async () => {
      const chunk = rest;
      rest = undefined;
      return chunk;
    },
  };
}

function writeTo(filePath: string, type: 'write' | 'append', { files }: Process): ByteWriter {
  if (type === 'write' || !files.exists(filePath)) files.create(filePath);
  else files.checkAccess(filePath, 2);
  return { ...NOTHING, write: async (bytes) => files.append(filePath, bytes) };
}
