import type { TextKind, Sentences } from '../../charts/translation/texts.ts'
import type { Translate } from '../../charts/translation/translate.ts'
import type { Fact } from '../lock/facts.ts'
import type { EventNames } from './renamedEvents.ts'
import type { DiffTexts } from './texts.ts'

type Worded = Extract<TextKind, 'event' | 'actor' | 'delay'>

const parts = { event: 'events', actor: 'actors', delay: 'delays' } as const satisfies Record<Worded, keyof Sentences>
const kinds: readonly Worded[] = ['event', 'actor', 'delay']

/** Sentences of events, actors and delays by name, as facts of an older commit have them. */
const sentencesIn = (facts: readonly Fact[], kind: Worded): ReadonlyMap<string, string> =>
  new Map(
    facts.flatMap(({ subject, fact, value }) =>
      fact === 'sentence' && subject.startsWith(`${kind} `) ? [[subject.slice(kind.length + 1), value]] : [],
    ),
  )

/**
 * Events, actors and delays that are said in another sentence than before, one line each. One that came or went is told
 * with its transitions.
 */
export const changedSentences = (
  before: readonly Fact[],
  now: Sentences,
  renamed: EventNames,
  t: DiffTexts,
  translate: Translate,
): readonly string[] =>
  kinds.flatMap((kind) => {
    const nowSaid: Readonly<Record<string, string>> = now[parts[kind]]
    return [...sentencesIn(before, kind)].flatMap(([name, sentence]) => {
      const nowNamed = kind === 'event' ? (renamed.get(name) ?? name) : name
      const said = nowSaid[nowNamed]
      return said === undefined || said === sentence
        ? []
        : [`${t.sentenceOf[kind]} ${nowNamed}: “${translate(kind, sentence)}” → “${translate(kind, said)}”`]
    })
  })
