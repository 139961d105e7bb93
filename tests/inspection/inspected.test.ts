import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../src', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

/** The text of a call from its opening parenthesis to the one that closes it. */
function argumentsAt(text: string, opening: number): string {
  let depth = 0
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(opening, at + 1)
  }
  return text.slice(opening)
}

/** Calls that start a flow, with what they are given. */
const startsIn = (file: string) => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/\b(?:createActor|useActor|useActorRef|useMachine)\(/g)].map((call) => ({
    file,
    given: argumentsAt(text, call.index + call[0].length - 1),
  }))
}

it('every flow that the page starts can be watched', () => {
  const starts = sources.flatMap(startsIn)
  expect(starts.length).toBeGreaterThanOrEqual(3)
  expect(starts.filter(({ given }) => !given.includes('...inspected'))).toEqual([])
})
