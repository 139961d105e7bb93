/** `failed`: the provider gave no signature that can be used. */
export type RequestState = 'pending' | 'signed' | 'refused' | 'expired' | 'cancelled' | 'failed'
export type EndState = Exclude<RequestState, 'pending'>

/**
 * The signature of one document that the holder of a certificate was asked for. What one confirmation signs beside it are requests of their own,
 * which name it as their leader; handle, activation and control code are those of the leader. Moments are ISO texts in UTC.
 */
export interface RemoteRequest {
  readonly companyId: string
  readonly id: string
  /** Null for the first or only document of a confirmation. */
  readonly leaderId: string | null
  /** Among the documents of its confirmation, from 0. */
  readonly place: number
  /** Who asked. */
  readonly accountId: string
  readonly reqKey: string
  readonly serialNumber: string
  /** DER in base64, as the provider had it when it was asked. */
  readonly certificate: string
  readonly credentialId: string
  /** Base64 of SHA-256 over SignedInfo. */
  readonly digest: string
  /** The document with all of its signature but the value. */
  readonly preparedXml: string
  /** With the state `signed`. */
  readonly signedXml: string | null
  readonly controlCode: string
  readonly state: RequestState
  /** The provider's name of the authorization; null until it has answered. */
  readonly sealedHandle: string | null
  /** What makes the provider sign, once the holder has confirmed and until the request ends. */
  readonly sealedActivation: string | null
  readonly createdAt: string
  readonly expiresAt: string
}

export type NewRequest = Omit<RemoteRequest, 'signedXml' | 'state' | 'sealedHandle' | 'sealedActivation'>

export interface RemoteRequests {
  /** False where the company has an open one of the request key of one of them; the others may have been inserted then. */
  readonly insertNew: (documents: readonly NewRequest[]) => Promise<boolean>
  /** Takes back one that the provider was not asked for, with what it leads. */
  readonly remove: (companyId: string, id: string) => Promise<void>
  readonly byId: (companyId: string, id: string) => Promise<RemoteRequest | null>
  /** A request and what it leads, in the order in which they were asked for. */
  readonly documentsOf: (companyId: string, id: string) => Promise<readonly RemoteRequest[]>
  /** The newest of a request key. */
  readonly latest: (companyId: string, reqKey: string) => Promise<RemoteRequest | null>
  /** Those that an account has begun since then and that are led by none: pending ones, and what is signed. Newest first, a few. */
  readonly begunBy: (companyId: string, accountId: string, since: string) => Promise<readonly RemoteRequest[]>
  /** Moments since then at which the holder of a certificate was asked, oldest first. */
  readonly askedSince: (companyId: string, serialNumber: string, since: string) => Promise<readonly string[]>
  /** Keeps what the provider answered of a pending one. */
  readonly keepAnswer: (
    companyId: string,
    id: string,
    answer: Partial<Pick<RemoteRequest, 'sealedHandle' | 'sealedActivation'>>,
  ) => Promise<void>
  /** Lets one server at a time sign a pending one, until then; false where another one does. */
  readonly claim: (companyId: string, id: string, times: { now: string; until: string }) => Promise<boolean>
  readonly release: (companyId: string, id: string) => Promise<void>
  /** Ends those that have not ended before, each in its own way. What is sealed goes. @returns their ids */
  readonly end: (
    companyId: string,
    ends: readonly { readonly id: string; readonly state: EndState; readonly signedXml: string | null }[],
    at: string,
  ) => Promise<readonly string[]>
  /** Pending ones of all companies that are led by none, whose time has passed and that nobody signs just now. */
  readonly overdue: (now: string) => Promise<readonly RemoteRequest[]>
  /** Removes those of all companies that ended before. */
  readonly removeEnded: (before: string) => Promise<void>
}

export interface RemoteRequestRepositories {
  readonly remoteRequests: RemoteRequests
}
