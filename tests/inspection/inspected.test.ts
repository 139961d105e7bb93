import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../src', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

/** Calls that start a flow, each as far as its line goes. */
const startsIn = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => /\b(?:createActor|useActor|useActorRef|useMachine)\(/.test(line))
    .map((line) => ({ file, line }))

it('every flow that the page starts can be watched', () => {
  const starts = sources.flatMap(startsIn)
  expect(starts.length).toBeGreaterThanOrEqual(3)
  expect(starts.filter(({ line }) => !line.includes('...inspected'))).toEqual([])
})
