import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

const texts: AuditTexts = {
  actions: { 'certificate.bound': msg`A certificate was recognised by its first signature` },
  fields: {
    serial: { label: msg`Serial number` },
    issuer: { label: msg`Issuer` },
    fingerprint: null,
  },
  recordName: ({ detail: { serial = '' } }) => serial,
}

/** What the activity log says about certificates. */
export const auditTexts = translated(() => Promise.resolve(texts), import.meta.glob<TextFile>('./texts/*.po'))
