import type { VerifyCode } from '../../../../signing/xmldsig/verification.ts'
import type { TestAuthority, TestSigner } from '../authority.ts'
import { forgeSignature } from './forgeSignature.ts'

export interface HostileDocument {
  readonly name: string
  /** The failure that a verifier answers. */
  readonly code: VerifyCode
  readonly xml: Uint8Array | string
}

/** What the corpus is made from: a generated declaration with an empty NNT, and an authority that the verifier trusts. */
export interface HostileSetting {
  readonly generatedXml: string
  /** DLTKhai/@Id. */
  readonly signId: string
  readonly taxCode: string
  readonly authority: TestAuthority
}

/** The setting with a signer of the company and the well signed declaration that the hostile ones depart from. */
export interface HostileGround extends HostileSetting {
  readonly signer: TestSigner
  readonly signed: string
}

export const prepareGround = async <Setting extends HostileSetting>(
  setting: Setting,
): Promise<Setting & HostileGround> => {
  const signer = await setting.authority.issue(setting.taxCode)
  return { ...setting, signer, signed: forgeSignature(setting.generatedXml, setting.signId, signer) }
}

/** Replaces the first occurrence; throws where there is none, so that a case cannot turn harmless unseen. */
export const edit = (text: string, from: string | RegExp, to: string): string => {
  const edited = text.replace(from, () => to)
  if (edited === text) throw new Error(`nothing to change: ${String(from)}`)
  return edited
}
