import { certificateTypes, type CertificateType } from '../domain/certificateCodes.ts'
import type { HsmFailure, Refusal, RemoteSigningFailure } from '../domain/failure.ts'

/** What every flow that signs starts with, whatever signs (docs/new-flow.md, "Another way to sign"). */
export interface SigningInput {
  /** Names the XML to sign. */
  readonly reqKey: string
  /** The document's taxpayer, whose certificate must sign. */
  readonly sellerTaxCode: string
  /** Request keys of further XML of the same taxpayer that are signed with it, with one consent and one PIN; none where it is left out. */
  readonly others?: readonly string[] | undefined
}

/** One of several documents that is not signed although others are. */
export interface UnsignedDocument {
  readonly reqKey: string
  readonly failure: HsmFailure | RemoteSigningFailure | Refusal
}

/**
 * Nothing has been registered yet. `signed`: the signed XML is with the submission's kept work. `givenUp`: the user signs nothing.
 * `toSettings`: nor does who goes to the digital-signature settings.
 */
export const signingResults = ['signed', 'givenUp', 'toSettings'] as const

export interface SigningOutput {
  readonly result: (typeof signingResults)[number]
  /** Of several documents, those that are not signed; none where it is left out. */
  readonly unsigned?: readonly UnsignedDocument[] | undefined
  /** Request keys of those that this signing was not asked for, and that another one has to sign; none where it is left out. */
  readonly left?: readonly string[] | undefined
}

/**
 * What a flow that signs may say of its state. `choosing`: rows to choose from are shown, which want room. `withoutFailure`: it has stopped
 * for a question to somebody, or for their no, and nothing has failed.
 */
export type SigningTag = 'busy' | 'stopped' | 'withoutFailure' | 'choosing'

export const signingWays = ['token', 'hsm', 'remote'] as const
export type SigningWay = (typeof signingWays)[number]

const ways: Readonly<Record<CertificateType, SigningWay>> = {
  [certificateTypes.usbToken]: 'token',
  [certificateTypes.smartCard]: 'token',
  [certificateTypes.hsm]: 'hsm',
  [certificateTypes.remoteSignature]: 'remote',
}

/** How certificates of this type sign. */
export const wayOf = (type: CertificateType): SigningWay => ways[type]

/** The one way in which all of these types sign, or null where there are several, or no type. */
export const onlyWayOf = (types: readonly CertificateType[]): SigningWay | null => {
  const [first = null, ...others] = types.map(wayOf)
  return others.every((way) => way === first) ? first : null
}
