import * as v from 'valibot'
import { collectionKeys, type CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { unfinishedForms, type UnfinishedCalls } from '../../../src/api/contract/declarationUnfinished.ts'
import { type UnfinishedForm } from '../../../src/api/contract/documents/unfinished.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import type { AreaParts } from '../../area.ts'
import type { Member } from '../../companies/member.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { discardForm, keepForm } from './keep.ts'
import type { Repositories } from './store/repositories.ts'
import type { Owner, Unfinished } from '../../unfinishedForms/unfinished.ts'

const ownerOf = ({ companyId, account }: Member): Owner => ({ companyId, accountId: account.id })

const answered = ({ id, way, originId, ...form }: Omit<Unfinished, 'content'>): UnfinishedForm => ({
  id,
  way,
  origin_id: originId,
  base_version: form.baseVersion,
  revision: form.revision,
  kept_at: form.keptAt,
})

/** What the form said; null where it was kept before the form's fields were changed, and does not fit them. */
const contentOf = ({ keep }: UnfinishedCalls, { content }: Unfinished) => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keep.body.entries.content), content)
  return read.success ? read.output : null
}

type Parts = Pick<AreaParts<Repositories>, 'store' | 'clock'>

const collectionRoutes = (collection: CollectionKey, { store, clock }: Parts): readonly Route[] => {
  const { unfinishedForms: kept } = store
  const calls = unfinishedForms[collection]
  return [
    companyRoute(calls.list, async (_request, member) =>
      succeed({ unfinished: (await kept.of(ownerOf(member), collection)).map(answered) }),
    ),
    companyRoute(calls.read, async ({ params }, member) => {
      const found = await kept.byId(ownerOf(member), collection, params.id)
      const content = found && contentOf(calls, found)
      if (found === null || content === null) return fail({ reason: 'record.absent' })
      return succeed({ ...answered(found), content })
    }),
    companyRoute(calls.keep, async ({ body }, member) => {
      const made = await keepForm(store, clock, ownerOf(member), {
        collection,
        way: body.way,
        originId: body.origin_id,
        baseVersion: body.base_version,
        writer: body.writer,
        revision: body.revision,
        content: JSON.stringify(body.content),
      })
      return made.ok ? succeed(answered(made.value)) : made
    }),
    companyRoute(calls.discard, async ({ params: { id }, query: { revision, writer } }, member) =>
      discardForm(store, ownerOf(member), collection, { id, revision, writer }),
    ),
  ]
}

/** Calls about forms that an account has begun and not saved (decision 0376). */
export const unfinishedRoutes = (parts: Parts): readonly Route[] =>
  collectionKeys.flatMap((key) => collectionRoutes(key, parts))
