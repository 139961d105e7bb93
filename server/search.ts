import { mostOfKind, type FoundGroup, type FoundHit } from '../src/api/contract/search.ts'
import type { Member } from './companies/member.ts'
import type { StoreOf } from './store/store.ts'

/** What an area brings to the search over everything (docs/decisions/0302). */
export interface AreaSearch<Needs> {
  /** The id of the settings panel that shows what is found. */
  readonly kind: string
  /** Whether this person may read such records. */
  readonly isFor: (person: Member['account']) => boolean
  /** Records of the company in which every folded word is found, at most so many, in the order of their list. */
  readonly find: (
    inside: StoreOf<Needs>,
    companyId: string,
    words: readonly string[],
    most: number,
    member: Member,
  ) => Promise<readonly FoundHit[]>
}

/** Answers the records of each kind that a member may read and that has some; `words` are folded. */
export type Find = (member: Member, words: readonly string[]) => Promise<readonly FoundGroup[]>

/** One kind after another: a search takes one connection, however many kinds there are. */
export const findIn =
  <Needs>(searches: readonly AreaSearch<Needs>[], store: StoreOf<Needs>): Find =>
  async (member, words) => {
    const { account, companyId } = member
    const groups: FoundGroup[] = []
    for (const { kind, isFor, find } of searches) {
      if (!isFor(account)) continue
      const hits = await find(store, companyId, words, mostOfKind + 1, member)
      if (hits.length > 0) groups.push({ kind, hits: hits.slice(0, mostOfKind), has_more: hits.length > mostOfKind })
    }
    return groups
  }
