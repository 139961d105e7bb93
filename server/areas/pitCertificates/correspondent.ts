import { ofWholeMessage } from '../../documents/answer.ts'
import { noteCorrection } from '../../documents/corrections/noteCorrection.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'
import { keptCorrespondent } from '../../documents/keptCorrespondent.ts'
import { keptPitCertificates } from './keptPitCertificates.ts'
import type { PitCertificateTypes } from './kindTypes.ts'
import { mailPerson } from './mail/mailPerson.ts'
import { certificateMessage } from './messages.ts'
import { readCheckNotice } from '../../documents/checkedNotice.ts'
import { certificateNotifications } from './notifications/kinds.ts'

/** Issued certificates on their way to the authority by 211, and its answers. */
export const certificateCorrespondent = keptCorrespondent<PitCertificateTypes, DecidedStatus>(keptPitCertificates, {
  messages: [certificateMessage],
  readNotice: ofWholeMessage(readCheckNotice),
  notifiedOf: {
    sent: null,
    accepted: certificateNotifications['pitCertificate.accepted'],
    rejected: certificateNotifications['pitCertificate.refused'],
  },
  move({ pitCertificates }, { companyId, id }, { finds, status, message, transactionCode: code }, at) {
    const change = { status, message, code, more: { answered_at: at } }
    return pitCertificates.move({ companyId, id, in: finds }, change, at)
  },
  async follow(inside, { companyId, id }, { status }, at) {
    if (status !== 'accepted') return
    const certificate = await inside.pitCertificates.byId(companyId, id)
    if (certificate === null) return
    const { content } = certificate
    await noteCorrection(inside.pitCertificates, companyId, { id, feature: content.inv_feature })
    if (!content.req_send_email) return
    await mailPerson(inside, companyId, id, content.taxpayer_eml, at)
  },
})
