import type { I18n, MessageDescriptor } from '@lingui/core'

/** What needs somebody, as a kind says it. */
export interface NeedText {
  readonly title: (count: number) => MessageDescriptor
  /** What follows from it, and what to do. */
  readonly text: MessageDescriptor
  /** Where the person cannot do it. */
  readonly textForOthers?: MessageDescriptor
  readonly wayLabel: MessageDescriptor
  readonly tone: 'red' | 'amber' | 'blue'
}

/** The same in the language of the page. */
export interface ShownNeed<Kind extends string = string> {
  readonly kind: Kind
  readonly title: string
  readonly text: string
  /** Where it is done; undefined where the person cannot do it. */
  readonly href: string | undefined
  readonly wayLabel: string
  readonly tone: NeedText['tone']
}

/** What needs somebody, of the needs of a kind in their order; what there is none of is left out. */
export const shownNeeds = <Kind extends string>(
  i18n: I18n,
  kinds: readonly Kind[],
  texts: Readonly<Record<Kind, NeedText>>,
  found: Readonly<Record<Kind, number>>,
  ways: Readonly<Record<Kind, string | undefined>>,
): readonly ShownNeed<Kind>[] =>
  kinds
    .filter((kind) => found[kind] > 0)
    .map((kind) => {
      const { title, text, textForOthers = text, wayLabel, tone } = texts[kind]
      const href = ways[kind]
      return {
        kind,
        title: i18n._(title(found[kind])),
        text: i18n._(href === undefined ? textForOthers : text),
        href,
        wayLabel: i18n._(wayLabel),
        tone,
      }
    })
