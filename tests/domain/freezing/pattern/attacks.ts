import type { Part } from './syntax.ts'

/** Characters of which patterns take some: of each class that they have, one at least. */
const samples = [
  ...Array.from('0 7.,-/\\_:;=#&+@*|\'"([{<>)]}%?!$^~`aAzZhfTxXeE\t\n\r'),
  '\u{A0}',
  '\u{301}',
  '\u{323}',
  '\u{200B}',
  '\u{2013}',
  '\u{110}',
  '\u{AC00}',
  '\u{4E00}',
  '\u{FF11}',
  '\u{E000}',
  '\u{2028}',
  '\u{0}',
  '\u{1F600}',
  '\u{D800}',
]

const witness = (has: (character: string) => boolean): string | null => samples.find(has) ?? null

/** A text that a part takes; '' for one that takes none of the samples. */
const taken = (part: Part): string => {
  switch (part.kind) {
    case 'oneOf':
      return witness(part.has) ?? part.source.replace(/^\\/, '').slice(0, 1)
    case 'sequence':
      return part.parts.map(taken).join('')
    case 'choice':
      return part.options[0] === undefined ? '' : taken(part.options[0])
    case 'repeated':
      return taken(part.part).repeat(Math.min(Math.max(part.min, 1), part.max))
    case 'group':
      return taken(part.part)
    default:
      return ''
  }
}

/** The texts that what is repeated takes, each way of a choice and each sample of a class by itself. */
const ways = (part: Part): readonly string[] => {
  switch (part.kind) {
    case 'oneOf':
      return samples.filter(part.has)
    case 'choice':
      return part.options.flatMap(ways)
    case 'group':
    case 'repeated':
      return ways(part.part)
    case 'sequence':
      return part.parts.length === 1 && part.parts[0] !== undefined
        ? ways(part.parts[0])
        : [taken(part), ...part.parts.flatMap(ways)]
    default:
      return []
  }
}

export interface Attack {
  readonly before: string
  readonly repeated: string
}

/** What has to stand before each repetition of a pattern, and what is repeated there. */
function* repetitions(part: Part, before: string): Generator<Attack> {
  switch (part.kind) {
    case 'sequence': {
      let so = before
      for (const one of part.parts) {
        yield* repetitions(one, so)
        so += taken(one)
      }
      return
    }
    case 'choice':
      for (const option of part.options) yield* repetitions(option, before)
      return
    case 'repeated':
      if (part.max > 30) for (const way of new Set(ways(part.part))) yield { before, repeated: way }
      yield* repetitions(part.part, before)
      return
    case 'group':
    case 'look':
      yield* repetitions(part.part, before)
      return
    default:
  }
}

/** Beginnings of texts and what is repeated in them, such that a pattern has to go back as far as it can. */
export const attacksOn = (part: Part): readonly Attack[] => {
  const attacks = new Map<string, Attack>()
  const add = (attack: Attack) => {
    if (attack.repeated !== '') attacks.set(JSON.stringify(attack), attack)
  }
  for (const attack of repetitions(part, '')) {
    add(attack)
    add({ before: '', repeated: attack.repeated })
    // All that stands before is met again and again.
    add({ before: '', repeated: `${attack.before}${attack.repeated}` })
    if (attack.before !== '') add({ before: '', repeated: attack.before })
  }
  return [...attacks.values()]
}
