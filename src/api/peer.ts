import { contractHeader } from './contract/envelope.ts'

/** What a page has learnt of the server that answers it, shared by its clients. */
export interface Peer {
  /** Whether it answers the whole contract; false for a backend that is known by the seeds alone, and before its first answer. */
  readonly speaksContract: () => boolean
  readonly heard: (response: Response) => void
}

/** A server that has announced the contract keeps speaking it, also where a proxy in front answers in its place. */
export const createPeer = (announced = false): Peer => {
  let hasAnnounced = announced
  return {
    speaksContract: () => hasAnnounced,
    heard: (response) => {
      hasAnnounced ||= response.headers.has(contractHeader)
    },
  }
}
