import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The test that walks a machine's paths in its view, from the root. */
export const walkTestOf = (machine: string): string => `tests/paths/${machine}.browser.test.tsx`

/** A line for each file that is missing for walks in the view. @param machines ids */
export const missingWalks = (root: string, machines: readonly string[]): readonly string[] =>
  machines
    .flatMap((id) => [
      { file: `walks/views/${id}.tsx`, lacks: 'how a user walks the flow in its view' },
      { file: walkTestOf(id), lacks: 'the test that walks it' },
    ])
    .filter(({ file }) => !existsSync(join(root, file)))
    .map(({ file, lacks }) => `${file} is missing: ${lacks}`)
