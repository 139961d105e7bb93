import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

const texts: AuditTexts = {
  actions: {
    'declaration.saved': msg`Saved a declaration`,
    'declaration.deleted': msg`Deleted a declaration`,
    'declaration.restored': msg`Restored a deleted declaration`,
    'declaration.generated': msg`Made the XML of a declaration`,
    'declaration.registered': msg`Sent a signed declaration`,
    'declaration.turnedDown': msg`The tax authority did not take a declaration in`,
  },
  fields: {
    reason: { label: msg`Reason` },
    message: { label: msg`Message` },
    serial: { label: msg`Certificate` },
    name: null,
    content: null,
    req_key: null,
    xml: null,
    signed: null,
    fingerprint: null,
  },
  recordName: ({ detail: { name = '' } }) => name,
}

/** What the activity log says about declarations. */
export const auditTexts = translated(() => Promise.resolve(texts), import.meta.glob<TextFile>('./texts/*.po'))
