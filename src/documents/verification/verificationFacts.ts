import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Verification } from '../../api/contract/documents/history.ts'
import { shownInVietnam, shownMoment } from '../../domain/dates.ts'
import { shownNumber } from '../../i18n/numbers.ts'

/** What a fact of the report is called, and what it says. */
export interface Fact {
  readonly term: string
  readonly detail: string
}

const said = (facts: readonly Fact[]): readonly Fact[] => facts.filter(({ detail }) => detail !== '')

/** The document and when it was signed and registered. */
export const documentFacts = (i18n: I18n, { sha256, bytes, registered_at, signed_at }: Verification) => {
  const size = shownNumber(bytes)
  return said([
    { term: i18n._(msg`Signing time`), detail: shownMoment(signed_at) },
    { term: i18n._(msg`Sent`), detail: shownInVietnam(registered_at) },
    { term: i18n._(msg`Size`), detail: i18n._(msg`${size} bytes`) },
    { term: 'SHA-256', detail: sha256 },
  ])
}

/** The certificate in the document; nothing where it cannot be read. */
export const certificateFacts = (i18n: I18n, { certificate }: Verification) => {
  if (certificate === null) return []
  const { subject, issuer, serial_no, tax_code, from_date, to_date, fingerprint } = certificate
  return said([
    { term: i18n._(msg`Holder`), detail: subject },
    { term: i18n._(msg`Issuer`), detail: issuer },
    { term: i18n._(msg`Serial number`), detail: serial_no },
    { term: i18n._(msg`Tax code`), detail: tax_code },
    { term: i18n._(msg`Valid`), detail: `${shownInVietnam(from_date)} – ${shownInVietnam(to_date)}` },
    { term: i18n._(msg`Fingerprint (SHA-256)`), detail: fingerprint },
  ])
}

/** What is said above the checks. */
export const verdictOf = (
  i18n: I18n,
  { checks }: Verification,
): { readonly isSound: boolean; readonly text: string } => {
  const failed = checks.filter(({ outcome }) => outcome === 'failed').length
  return failed === 0
    ? { isSound: true, text: i18n._(msg`The signature is sound: every check has passed`) }
    : { isSound: false, text: i18n._(msg`The document does not hold: checks that failed: ${failed}`) }
}
