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

const mostUnheard = 100

const followers = new Set<Follower>()
let hasAnnounced = false
/** What came before anybody followed, while the page was still fetching its parts. */
let unheard: readonly ChangedRecord[] = []

export const recordNews = {
  announce: (news: RecordNews): void => {
    hasAnnounced = true
    if (followers.size === 0) unheard = [...unheard, ...news.records].slice(-mostUnheard)
    for (const follower of followers) follower(news)
  },
  /** Answers what ends it. Who comes after the first news may have missed some, and hears so at once. */
  follow: (follower: Follower): (() => void) => {
    followers.add(follower)
    if (hasAnnounced) follower({ records: unheard, mayBeAny: true })
    unheard = []
    return () => {
      followers.delete(follower)
    }
  },
}
