import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { permissions } from '../permissions/permissionNames.ts'

const texts: AuditTexts = {
  actions: {
    'declaration.saved': msg`Saved a declaration`,
    'declaration.deleted': msg`Deleted a declaration`,
    'declaration.restored': msg`Restored a deleted declaration`,
    'declaration.generated': msg`Made the XML of a declaration`,
    'declaration.registered': msg`Sent a signed declaration`,
    'declaration.explained': msg`Noted the explanation of a declaration`,
    'issueRun.started': msg`Had the server sign and send documents by an HSM`,
    'issueRun.resumed': msg`Went on with signing and sending by an HSM`,
    'issueRun.paused': msg`Paused signing and sending by an HSM`,
    'issueRun.cancelled': msg`Stopped signing and sending by an HSM`,
    'declaration.turnedDown': msg`The tax authority did not take a declaration in`,
  },
  fields: {
    reason: { label: msg`Reason` },
    message: { label: msg`Message` },
    serial: { label: msg`Certificate` },
    documents: { label: msg`Declarations` },
    name: null,
    content: null,
    req_key: null,
    xml: null,
    signed: null,
    fingerprint: null,
  },
  codes: permissions,
  recordName: ({ detail: { name = '', serial = '' } }) => name || serial,
}

/** What the activity log says about declarations. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../permissions/texts/*.po']),
)
