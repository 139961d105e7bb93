import type { AnswerOf } from '../../../api/contract/call.ts'
import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import type { FilingCalls } from '../../../documents/filedKind.ts'
import { savingOf } from '../../../documents/submit/saving.ts'
import { invoiceKind } from '../../../domain/invoice/kind.ts'
import { correctionListSignature } from '../../../domain/invoice/several/signature.ts'
import { succeed } from '../../../domain/result.ts'
import type { CompanionXml } from '../../../machines/documentSubmit/setup.ts'
import { checkInvoices } from './checkMany.ts'
import { readInvoice } from './readInvoice.ts'
import { invoiceValues } from './vaults.ts'

const { detail, saveDraft, generateXml, send, findSent } = invoiceFiling

type Companion = NonNullable<AnswerOf<typeof generateXml>['companion']>

/** The list of the invoices that one corrects at once. */
const listOf = ({ req_key: reqKey, xml_data: xml, sign_id: signId }: Companion): CompanionXml => ({
  reqKey,
  xml,
  signId,
  layout: correctionListSignature,
})

/** The calls about one invoice, as documents make them. */
export const invoiceCalls: FilingCalls = {
  ...savingOf({
    values: invoiceValues,
    kind: invoiceKind,
    issuerOf: ({ comp_taxcd: taxCode, comp_nm: name }) => ({ taxCode, name }),
    saveDraft: async (api, body, signal) => {
      const answer = await api.send(saveDraft, { body }, { signal })
      return answer.ok ? succeed({ documentId: answer.value.sid, version: answer.value.version }) : answer
    },
    generateXml: async (api, body, signal) => {
      const answer = await api.send(generateXml, { body }, { signal })
      if (!answer.ok) return answer
      const { sid: documentId, version, req_key: reqKey, xml_data: xml, sign_id: signId, companion } = answer.value
      return succeed({ documentId, version, reqKey, xml, signId, companion: companion && listOf(companion) })
    },
  }),
  read: async (api, id, signal) => {
    const answer = await api.send(detail, { params: { id } }, { signal })
    return answer.ok ? succeed(readInvoice(answer.value)) : answer
  },
  checkMany: (ids) => checkInvoices({ of: 'selected', sid: [...ids] }),
  send: (api, body, signal) => api.send(send, { body }, { signal }),
  isSent: async (api, reqKey, signal) => {
    const answer = await api.send(findSent, { params: { req_key: reqKey } }, { signal })
    return answer.ok ? succeed(answer.value.state === 'issued') : answer
  },
}
