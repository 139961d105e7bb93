import { spawnSync } from 'node:child_process'
import { fail, succeed, type Result } from '../../src/domain/result.ts'

const namesOf = (text: string) => text.split('\0').filter((name) => name !== '')

/**
 * Files that differ between a commit and the working tree, untracked and deleted ones included, as paths from the root. Fails with
 * a message where there is no such commit.
 */
export const changedSince = (root: string, ref: string): Result<readonly string[], string> => {
  const git = (...parameters: readonly string[]) => spawnSync('git', parameters, { cwd: root, encoding: 'utf8' })
  // A ref that begins with a dash would be read as an option.
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (commit.status !== 0) return fail(`'${ref}' names no commit`)
  const changed = git('diff', '--name-only', '--no-renames', '-z', commit.stdout.trim(), '--')
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return succeed([...new Set([...namesOf(changed.stdout), ...namesOf(untracked.stdout)])].toSorted())
}
