import { readFileSync } from 'node:fs'
import { fail, succeed, type Result } from '../../src/domain/result.ts'

interface Given {
  readonly secret: string | undefined
  /** A file that has it. */
  readonly file: string | undefined
}

/**
 * The secret that a setting has, or the file that the setting `<name>_FILE` names; null where there is neither. On failure the text never says
 * what a value is.
 */
export const givenSecret = (name: string, { secret, file }: Given): Result<string | null, string> => {
  if (secret !== undefined) return succeed(secret)
  if (file === undefined) return succeed(null)
  try {
    const text = readFileSync(file, 'utf8').trim()
    return text === '' ? fail(`${name}_FILE names an empty file`) : succeed(text)
  } catch {
    // Whatever the system says of a file that cannot be read.
    return fail(`${name}_FILE names a file that cannot be read`)
  }
}
