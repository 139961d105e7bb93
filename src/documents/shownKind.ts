import type { MessageDescriptor } from '@lingui/core'
import { createContext, use } from 'react'
import type { PageId, PanelId } from '../area/navigation.ts'
import type { KindFacts } from '../machines/kinds.ts'
import type { ListWords } from './list/listWords.ts'
import type { MissingRight, Writers } from './missingRights.ts'

/**
 * A collection of documents of a kind, as its list and what stands over the list take it: what weighs little, since every page with a list
 * loads it (docs/decisions/0477). What reads, saves and sends one document is `FiledKind`.
 */
export interface ShownKind extends Writers {
  /** Names the collection among all of the product: in keys of queries, and in what a browser keeps. */
  readonly key: string
  readonly facts: KindFacts
  /** The settings panel or the page in which the list stands. */
  readonly panel: PanelId | PageId
  /** Begins the key of every query about documents of the kind. */
  readonly queryKey: readonly string[]
  /** How many are sent in one go, where the kind's server checks more than `sentAtOnce` in one call. */
  readonly mostSent?: number
  readonly words: {
    /** Why a command is closed to somebody. */
    readonly missingRights: Readonly<Record<MissingRight, MessageDescriptor>>
    readonly list: ListWords
  }
}

const Shown = createContext<ShownKind | null>(null)

/** Says of what stands below which collection it is about. */
export const ShownKindProvider = Shown

export const useShownKind = (): ShownKind => {
  const kind = use(Shown)
  if (kind === null) throw new Error('no kind of document is provided here')
  return kind
}
