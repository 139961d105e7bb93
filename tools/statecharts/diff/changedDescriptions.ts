import type { TextKind, Descriptions } from '../../charts/translation/texts.ts'
import type { Translate } from '../../charts/translation/translate.ts'
import type { Fact } from '../lock/facts.ts'
import type { EventNames } from './renamedEvents.ts'
import type { DiffTexts } from './texts.ts'

type Described = Extract<TextKind, 'event' | 'actor' | 'delay'>

const parts = { event: 'events', actor: 'actors', delay: 'delays' } as const satisfies Record<
  Described,
  keyof Descriptions
>
const kinds: readonly Described[] = ['event', 'actor', 'delay']

/** What a description is called in the facts of older commits. */
const formerName = 'sentence'

/** Descriptions of events, actors and delays by name, as facts of an older commit have them. */
const descriptionsIn = (facts: readonly Fact[], kind: Described): ReadonlyMap<string, string> =>
  new Map(
    facts.flatMap(({ subject, fact, value }) =>
      (fact === 'description' || fact === formerName) && subject.startsWith(`${kind} `)
        ? [[subject.slice(kind.length + 1), value]]
        : [],
    ),
  )

/**
 * Events, actors and delays that are described otherwise than before, one line each. One that came or went is listed
 * with its transitions.
 */
export const changedDescriptions = (
  before: readonly Fact[],
  now: Descriptions,
  renamed: EventNames,
  t: DiffTexts,
  translate: Translate,
): readonly string[] =>
  kinds.flatMap((kind) => {
    const nowSaid: Readonly<Record<string, string>> = now[parts[kind]]
    return [...descriptionsIn(before, kind)].flatMap(([name, description]) => {
      const nowNamed = kind === 'event' ? (renamed.get(name) ?? name) : name
      const said = nowSaid[nowNamed]
      return said === undefined || said === description
        ? []
        : [`${t.descriptionOf[kind]} ${nowNamed}: “${translate(kind, description)}” → “${translate(kind, said)}”`]
    })
  })
