import { attacksOn, type Attack } from './attacks.ts'
import { stepsOf } from './steps.ts'
import { partsOf, type Part } from './syntax.ts'

/** Ends that a pattern expects, and such that it does not. */
const ends = ['', '\u{2}', '\u{2}\n']
/** More steps than this for each character are too many, whatever they grow by. */
const mostForEach = 5000

const textOf = ({ before, repeated }: Attack, end: string, size: number): string =>
  `${before}${repeated.repeat(Math.ceil(size / repeated.length))}${end}`

/** Twice the text takes twice the steps where they grow with it, and four times where they grow with its square. */
const growsBy = 3

const createGrowth = (part: Part, flags: string) => (attack: Attack, end: string) => {
  const isSteepAt = (size: number): boolean => {
    const most = size * mostForEach
    const steps = (length: number) => stepsOf(part, flags, textOf(attack, end, length), most)
    const twice = steps(2 * size)
    return twice > most || twice > growsBy * steps(size)
  }
  // A repetition that ends after some characters looks steep as long as the text is shorter.
  return isSteepAt(60) && isSteepAt(300)
}

/** What makes a pattern take more steps than a number for each character; null where nothing does. */
export const attackOn = (pattern: RegExp): string | null => {
  const part = partsOf(pattern)
  const isSteep = createGrowth(part, pattern.flags)
  for (const attack of attacksOn(part))
    for (const end of ends)
      if (isSteep(attack, end))
        return `${JSON.stringify(attack.before)}, then ${JSON.stringify(attack.repeated)} again and again, then ${JSON.stringify(end)}`
  return null
}
