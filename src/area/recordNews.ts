/** A record by the settings panel or the page that shows it, and its id there. */
export interface RecordName {
  readonly kind: string
  readonly id: string
}

type Follower = (record: RecordName | null) => void

const followers = new Set<Follower>()

/** News of records that the server has changed by itself, or a colleague has; null where it may be any. */
export const recordNews = {
  announce: (record: RecordName | null): void => {
    for (const follower of followers) follower(record)
  },
  /** Answers what ends it. */
  follow: (follower: Follower): (() => void) => {
    followers.add(follower)
    return () => {
      followers.delete(follower)
    }
  },
}
