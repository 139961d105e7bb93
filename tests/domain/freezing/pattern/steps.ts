import type { Part } from './syntax.ts'

type Then = (at: number) => boolean

interface Matching {
  readonly text: readonly string[]
  readonly isMultiline: boolean
  readonly groups: Map<string, readonly [from: number, to: number]>
  steps: number
  readonly most: number
}

class TooMany extends Error {}

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character)
const isLineEnd = (character: string | undefined): boolean =>
  character !== undefined && /^[\n\r\u{2028}\u{2029}]$/u.test(character)

const isAtEdge = ({ text, isMultiline }: Matching, at: number, edge: '^' | '$' | 'b' | 'B'): boolean => {
  if (edge === '^') return at === 0 || (isMultiline && isLineEnd(text[at - 1]))
  if (edge === '$') return at === text.length || (isMultiline && isLineEnd(text[at]))
  return (isWord(text[at - 1]) !== isWord(text[at])) === (edge === 'b')
}

type Repeated = Extract<Part, { kind: 'repeated' }>

/** Repetitions as an engine tries them that goes back: as many as fit first, or as few. */
const repeat = (matching: Matching, part: Repeated, from: number, direction: 1 | -1, then: Then): boolean => {
  const after = (done: number, at: number): boolean => {
    const more = () =>
      done < part.max &&
      run(matching, part.part, at, direction, (next) =>
        next === at && done >= part.min ? false : after(done + 1, next),
      )
    if (done < part.min) return more()
    return part.isLazy ? then(at) || more() : more() || then(at)
  }
  return after(0, from)
}

/** The parts of a sequence one after the other; within a look behind the last comes first. */
const follow = (matching: Matching, parts: readonly Part[], at: number, direction: 1 | -1, then: Then): boolean => {
  const part = direction === 1 ? parts[0] : parts.at(-1)
  if (part === undefined) return then(at)
  const rest = direction === 1 ? parts.slice(1) : parts.slice(0, -1)
  return run(matching, part, at, direction, (next) => follow(matching, rest, next, direction, then))
}

const lookAround = (matching: Matching, part: Extract<Part, { kind: 'look' }>, at: number): boolean =>
  run(matching, part.part, at, part.isBehind ? -1 : 1, () => true) === part.isWanted

/** Whether what a group has matched follows again. */
const again = ({ text, groups }: Matching, name: string, at: number): number | null => {
  const [from, to] = groups.get(name) ?? [0, 0]
  const same = text.slice(from, to).every((character, index) => text[at + index] === character)
  return same ? at + to - from : null
}

const run = (matching: Matching, part: Part, at: number, direction: 1 | -1, then: Then): boolean => {
  matching.steps += 1
  if (matching.steps > matching.most) throw new TooMany()
  switch (part.kind) {
    case 'oneOf': {
      const character = matching.text[direction === 1 ? at : at - 1]
      return character !== undefined && part.has(character) && then(at + direction)
    }
    case 'edge':
      return isAtEdge(matching, at, part.at) && then(at)
    case 'sequence':
      return follow(matching, part.parts, at, direction, then)
    case 'choice':
      return part.options.some((option) => run(matching, option, at, direction, then))
    case 'repeated':
      return repeat(matching, part, at, direction, then)
    case 'look':
      return lookAround(matching, part, at) && then(at)
    case 'group':
      return run(matching, part.part, at, direction, (to) => {
        matching.groups.set(part.name, direction === 1 ? [at, to] : [to, at])
        return then(to)
      })
    case 'again': {
      const next = again(matching, part.name, at)
      return next !== null && then(next)
    }
  }
}

/**
 * The steps that an engine which goes back takes to find all that matches in a text, looking from each of its characters, or only from the
 * first where `flags` say so; `most` where it takes more. Nothing here depends on a clock.
 */
export const stepsOf = (part: Part, flags: string, text: string, most: number): number => {
  const characters = /[uv]/.test(flags) ? Array.from(text) : text.split('')
  const matching: Matching = { text: characters, isMultiline: flags.includes('m'), groups: new Map(), steps: 0, most }
  try {
    let at = 0
    while (at <= characters.length) {
      let end: number | null = null
      run(matching, part, at, 1, (to) => {
        end = to
        return true
      })
      if (end === null && flags.includes('y')) break
      at = end === null || end === at ? at + 1 : end
    }
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
  }
  return matching.steps
}
