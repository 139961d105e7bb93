/** A record by the settings panel or the page that shows it, and its id there. */
export interface RecordName {
  readonly kind: string
  readonly id: string
}

/** A record that the server has changed by itself, or a colleague has. */
export interface ChangedRecord extends RecordName {
  /** What the person was notified of about it; absent where they were of nothing. */
  readonly notified?: {
    readonly kind: string
    readonly parameters: Readonly<Record<string, string>>
  }
}

export interface RecordNews {
  readonly records: readonly ChangedRecord[]
  /** Whether others may have changed as well, as after a gap. */
  readonly mayBeAny: boolean
}

type Follower = (news: RecordNews) => void

const mostKept = 100

const followers = new Set<Follower>()
/** What was announced, for those who come later: while the page was still fetching their parts, or while they were away. */
let kept: readonly { readonly at: number; readonly record: ChangedRecord }[] = []
let announced = 0
/** The last announcement after which anything may have changed, or of which a record is kept no more. */
let anyAt = 0
/** How much each of those has heard who are to hear everything. */
const heardBy = new Map<string, number>()

export const recordNews = {
  announce: (news: RecordNews): void => {
    announced += 1
    const all = [...kept, ...news.records.map((record) => ({ at: announced, record }))]
    kept = all.slice(-mostKept)
    anyAt = news.mayBeAny ? announced : Math.max(anyAt, all.at(-mostKept - 1)?.at ?? 0)
    for (const follower of followers) follower(news)
  },
  /** Follows what comes from now on; answers what ends it. */
  follow: (follower: Follower): (() => void) => {
    followers.add(follower)
    return () => {
      followers.delete(follower)
    }
  },
  /** The same for one that is to hear everything, by a name of its own: it hears at once what it has not heard before. */
  followAll: (name: string, follower: Follower): (() => void) => {
    const heard = heardBy.get(name) ?? 0
    const records = kept.flatMap(({ at, record }) => (at > heard ? [record] : []))
    const mayBeAny = anyAt > heard
    heardBy.set(name, announced)
    if (mayBeAny || records.length > 0) follower({ records, mayBeAny })
    return recordNews.follow((news) => {
      heardBy.set(name, announced)
      follower(news)
    })
  },
}
