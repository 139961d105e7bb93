import { keptHeads } from '../../documents/heads/keptHeads.ts'
import { referenceOf } from '../../documents/reference.ts'
import { editable, type ErrorNoticeTypes } from './kindTypes.ts'
import { namedIn } from './namedDocuments.ts'
import { noticeHeads as described } from './store/rows.ts'

/** How notices are kept among documents. */
export const noticeHeads = keptHeads<ErrorNoticeTypes>(({ errorNotices }) => errorNotices, {
  editable,
  contentOf: described.contentOf,
  begin: (_inside, _document, { notice_date }) =>
    Promise.resolve({ reference: referenceOf('SS', notice_date), given: {} }),
  async mayReturn({ issuedDocuments, errorNotices }, companyId, drafts) {
    const ids = drafts.flatMap(({ content }) => namedIn(content))
    await issuedDocuments.held(companyId, ids)
    const taken = new Set(await errorNotices.alreadyNamed(companyId, ids, ''))
    return drafts.filter(({ content }) => {
      const named = namedIn(content)
      const isFree = named.every((id) => !taken.has(id))
      if (isFree) for (const id of named) taken.add(id)
      return isFree
    })
  },
})
