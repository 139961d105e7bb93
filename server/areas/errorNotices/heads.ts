import { commonNameOf } from '../../../src/domain/certificate.ts'
import type { KeptHeads } from '../../documents/keptKind.ts'
import { referenceOf } from '../../documents/reference.ts'
import { editable, type ErrorNoticeTypes } from './kindTypes.ts'

/** How notices are kept among documents. */
export const noticeHeads: KeptHeads<ErrorNoticeTypes> = {
  head: async ({ errorNotices }, companyId, id) => (await errorNotices.byId(companyId, id))?.head ?? null,
  whole: ({ errorNotices }, companyId, id) => errorNotices.byId(companyId, id),
  async hold({ errorNotices }, companyId, id) {
    const [held] = await errorNotices.hold(companyId, [id])
    return held ?? null
  },
  insert: ({ errorNotices }, document, content, at) =>
    errorNotices.insert({ ...document, reference: referenceOf('SS', content.notice_date) }, content, at),
  replace: ({ errorNotices }, at, change) => errorNotices.replaceContent({ ...at, in: editable }, change),
  send: ({ errorNotices }, { companyId, id }, { contentHash, filedAt }, signer) =>
    errorNotices.move(
      { companyId, id, in: editable, contentHash },
      {
        status: 'sent',
        message: '',
        guid: '',
        signedBy: commonNameOf(signer.subject),
        requestedAt: filedAt,
        filedHash: contentHash,
      },
      filedAt,
    ),
  eventMoments: ({ errorNotices }, { companyId, id }, asked) => errorNotices.eventMoments(companyId, id, asked),
  async events({ errorNotices }, { companyId, id }, span) {
    const events = await errorNotices.events(companyId, id, span)
    return events.map(({ at, status, message }) => ({ at, step: status === 'draft' ? 'saved' : status, message }))
  },
}
