import { noticeFamilies } from '../../../src/domain/errorNotice/families.ts'
import { keptHeads } from '../../documents/heads/keptHeads.ts'
import { referenceOf } from '../../documents/reference.ts'
import { editable, type ErrorNoticeTypes } from './kindTypes.ts'
import { issuedOf, namedIn } from './issued.ts'
import { noticeHeads as described } from './store/rows.ts'

/** How notices are kept among documents. */
export const noticeHeads = keptHeads<ErrorNoticeTypes>(({ errorNotices }) => errorNotices, {
  editable,
  contentOf: described.contentOf,
  begin: (_inside, _document, { notice_date }) =>
    Promise.resolve({ reference: referenceOf('SS', notice_date), given: {} }),
  async mayReturn(inside, companyId, drafts) {
    const taken = new Set<string>()
    for (const family of noticeFamilies) {
      const ids = drafts.flatMap(({ content }) => (content.family === family ? namedIn(content) : []))
      await issuedOf(inside, family).held(companyId, ids)
      for (const id of await inside.errorNotices.alreadyNamed(companyId, family, ids, '')) taken.add(id)
    }
    return drafts.filter(({ content }) => {
      const named = namedIn(content)
      const isFree = named.every((id) => !taken.has(id))
      if (isFree) for (const id of named) taken.add(id)
      return isFree
    })
  },
})
