import { succeed } from '../../../domain/result.ts'
import type { FilingCalls } from '../../../documents/filedKind.ts'
import { savingOf } from '../../../documents/submit/saving.ts'
import type { Filing } from './filing.ts'
import { readDeclaration } from './readDeclaration.ts'
import { declarationValues } from './vaults.ts'

/** The calls about one declaration of a collection, as documents make them. */
export const filingCalls = (filing: Filing): FilingCalls => {
  const { kind, calls } = filing
  return {
    ...savingOf({
      values: declarationValues,
      kind,
      issuerOf: ({ sllr_tax_code: taxCode, sllr_comp_nm: name }) => ({ taxCode, name }),
      saveDraft: async (api, body, signal) => {
        const answer = await api.send(calls.saveDraft, { body }, { signal })
        if (!answer.ok) return answer
        const { declaration_id: documentId, version } = answer.value
        return succeed({ documentId, version })
      },
      generateXml: async (api, body, signal) => {
        const answer = await api.send(calls.generateXml, { body }, { signal })
        if (!answer.ok) return answer
        const { declartion_id: documentId, version, req_key: reqKey, xml_data: xml, sign_id: signId } = answer.value
        return succeed({ documentId, version, reqKey, xml, signId })
      },
    }),
    read: async (api, id, signal) => {
      const answer = await api.send(calls.detail, { params: { id } }, { signal })
      return answer.ok ? succeed(readDeclaration(filing, answer.value)) : answer
    },
    send: (api, body, signal) => api.send(calls.send, { body }, { signal }),
    isSent: async (api, reqKey, signal) => {
      const answer = await api.send(calls.findSent, { params: { req_key: reqKey } }, { signal })
      return answer.ok ? succeed(answer.value.state === 'registered') : answer
    },
  }
}
