import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../area/auditTexts.ts'

/** What the activity log says of documents of a kind: its own actions, and the details that entries about documents of every kind have. */
export const documentAudit = ({
  actions,
  fields = {},
  codes,
}: Pick<AuditTexts, 'actions'> & Partial<AuditTexts>): AuditTexts => ({
  actions,
  fields: {
    reason: { label: msg`Reason` },
    message: { label: msg`Message` },
    serial: { label: msg`Digital certificate` },
    name: null,
    content: null,
    req_key: null,
    xml: null,
    signed: null,
    fingerprint: null,
    ...fields,
  },
  ...(codes === undefined ? {} : { codes }),
  recordName: ({ detail: { name = '' } }) => name,
})
