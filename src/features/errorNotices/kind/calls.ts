import { errorNoticeFilings } from '../../../api/contract/errorNoticeFiling.ts'
import type { FilingCalls } from '../../../documents/filedKind.ts'
import { savingOf } from '../../../documents/submit/saving.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { noticeKind } from '../../../domain/errorNotice/kind.ts'
import { succeed } from '../../../domain/result.ts'
import { readNotice } from './readNotice.ts'
import { noticeValues } from './vaults.ts'

/** The calls about one notice, as documents make them. */
export const noticeCallsOf = (family: NoticeFamily): FilingCalls => {
  const { detail, saveDraft, generateXml, send, findSent } = errorNoticeFilings[family]
  return {
    ...savingOf({
      values: noticeValues,
      kind: noticeKind,
      issuerOf: ({ comp_taxcd: taxCode, comp_nm: name }) => ({ taxCode, name }),
      saveDraft: async (api, body, signal) => {
        const answer = await api.send(saveDraft, { body }, { signal })
        return answer.ok ? succeed({ documentId: answer.value.notice_id, version: answer.value.version }) : answer
      },
      generateXml: async (api, body, signal) => {
        const answer = await api.send(generateXml, { body }, { signal })
        if (!answer.ok) return answer
        const { notice_id: documentId, version, req_key: reqKey, xml_data: xml, sign_id: signId } = answer.value
        return succeed({ documentId, version, reqKey, xml, signId })
      },
    }),
    read: async (api, id, signal) => {
      const answer = await api.send(detail, { params: { id } }, { signal })
      return answer.ok ? succeed(readNotice(answer.value)) : answer
    },
    send: (api, body, signal) => api.send(send, { body }, { signal }),
    isSent: async (api, reqKey, signal) => {
      const answer = await api.send(findSent, { params: { req_key: reqKey } }, { signal })
      return answer.ok ? succeed(answer.value.state === 'registered') : answer
    },
  }
}
