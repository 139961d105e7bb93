import type { ParseArgsConfig } from 'node:util'
import { readOptions, type Given } from './readOptions.ts'
import { refuse } from './refuse.ts'

/**
 * The parameters of the running command. Ends it, in one line for whoever typed it, where they ask for nothing that there is.
 *
 * @param takesArguments whether it takes words without a dash
 */
export const ownOptions = <const Known extends NonNullable<ParseArgsConfig['options']>>(
  options: Known,
  takesArguments = false,
): Given<Known> => {
  const read = readOptions(process.argv.slice(2), options)
  if (!read.ok)
    process.exit(
      refuse(
        `${read.failure}; it takes ${Object.keys(options)
          .map((name) => `--${name}`)
          .join(', ')}`,
      ),
    )
  const [word] = read.value.words
  if (word !== undefined && !takesArguments) process.exit(refuse(`'${word}' says nothing to this command`))
  return read.value
}
