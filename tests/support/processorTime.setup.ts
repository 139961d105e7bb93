import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { spentByAll } from '../../tools/test/processorTime.ts'

// A line for each file of tests, where the run asks for them: processor seconds of its worker and of all that it started, and its path.
const kept = process.env['PROCESSOR_TIMES'] ?? ''
if (kept !== '') {
  const before = spentByAll() ?? 0
  afterAll(() => {
    const { testPath = '' } = expect.getState()
    appendFileSync(kept, `${((spentByAll() ?? 0) - before).toFixed(2)} ${relative(process.cwd(), testPath)}\n`)
  })
}
