import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findProgram } from '../setup/programs.ts'
import { installerChanges, installerSource } from './installerSource.ts'

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()

/** Runs a program, or throws with what it has said. */
const run = (program: string, parameters: readonly string[], folder: string): void => {
  const { status, error, stderr } = spawnSync(program, parameters, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${parameters[0]}: ${error?.message ?? stderr}`)
}

/** Whether this computer has the tools that make an .msi. */
export const canBuildInstaller = (): boolean => findProgram('wixl') !== null && findProgram('msibuild') !== null

/**
 * Makes the installer of what lies in `folder`. One that was made of the same content
 * is taken from .cache/installers: packing 90 MB takes seconds.
 */
export const buildInstaller = (root: string, folder: string, version: string, target: string): void => {
  const files = filesBelow(folder)
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0')
  const source = installerSource({ version, files, content: hash.copy().digest('hex') })
  const changes = installerChanges(files)
  const digest = hash.update(source).update(changes.join('\n')).digest('hex').slice(0, 16)
  const cache = join(root, '.cache', 'installers')
  const kept = join(cache, `${digest}.msi`)
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true })
    const making = join(cache, `${digest}-${process.pid}`)
    writeFileSync(`${making}.wxs`, source)
    run('wixl', ['-a', 'x64', '-o', `${making}.msi`, `${making}.wxs`], folder)
    for (const change of changes) run('msibuild', [`${making}.msi`, '-q', change], folder)
    rmSync(`${making}.wxs`)
    // Under its name only when it is whole: another build may be looking.
    renameSync(`${making}.msi`, kept)
  }
  copyFileSync(kept, target)
}
