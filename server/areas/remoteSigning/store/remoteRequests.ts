/** `failed`: the provider gave no signature that can be used. */
export type RequestState = 'pending' | 'signed' | 'refused' | 'expired' | 'cancelled' | 'failed'
export type EndState = Exclude<RequestState, 'pending'>

/** A signature that the holder of a certificate was asked for. Moments are ISO texts in UTC. */
export interface RemoteRequest {
  readonly companyId: string
  readonly id: string
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
  /** False where the company has an open one of the same request key. */
  readonly insertNew: (request: NewRequest) => Promise<boolean>
  /** Takes back one that the provider was not asked for. */
  readonly remove: (companyId: string, id: string) => Promise<void>
  readonly byId: (companyId: string, id: string) => Promise<RemoteRequest | null>
  /** The newest of a request key. */
  readonly latest: (companyId: string, reqKey: string) => Promise<RemoteRequest | null>
  /** Moments at which signatures of a certificate were asked for since, oldest first. */
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
  /** False where it has ended before. What is sealed goes. */
  readonly end: (
    companyId: string,
    id: string,
    end: { readonly state: EndState; readonly signedXml: string | null; readonly at: string },
  ) => Promise<boolean>
  /** Pending ones of all companies whose time has passed and that nobody signs just now. */
  readonly overdue: (now: string) => Promise<readonly RemoteRequest[]>
  /** Removes those of all companies that ended before. */
  readonly removeEnded: (before: string) => Promise<void>
}

export interface RemoteRequestRepositories {
  readonly remoteRequests: RemoteRequests
}
