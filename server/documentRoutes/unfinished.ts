import * as v from 'valibot'
import type { unfinishedCalls, UnfinishedForm } from '../../src/api/contract/documents/unfinished.ts'
import type { OpenedWay } from '../../src/api/contract/documents/keptForm.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import type { Member } from '../companies/member.ts'
import { companyRoute, type Route } from '../http/route.ts'
import type { StoreOf } from '../store/store.ts'
import { discardForm, keepForm } from '../unfinishedForms/keep.ts'
import type { Owner, Unfinished, UnfinishedRepositories } from '../unfinishedForms/unfinished.ts'
import type { FamilyCall, NoParams, OfDocument } from './familyCall.ts'

/** What a form wants kept. */
interface Asked<Content> {
  readonly way: OpenedWay
  readonly origin_id: string
  readonly base_version: string
  readonly writer: string
  readonly revision: string
  readonly content: Content
}

/** The calls of `unfinishedCalls`. */
export interface UnfinishedCalls<Content> extends Pick<ReturnType<typeof unfinishedCalls>, 'list' | 'discard'> {
  readonly read: FamilyCall<OfDocument, NoParams, undefined, UnfinishedForm & { content: Content }, 'record.absent'>
  readonly keep: FamilyCall<
    NoParams,
    NoParams,
    Asked<Content>,
    UnfinishedForm,
    'unfinished.keptElsewhere' | 'unfinished.tooMany'
  >
}

interface UnfinishedParts {
  readonly store: StoreOf<UnfinishedRepositories & CompanyRepositories>
  readonly clock: Clock
}

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
const contentOf = <Content>(schema: v.GenericSchema<unknown, Content>, kept: string): Content | null => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), kept)
  return read.success ? read.output : null
}

/** Calls about forms of a collection that an account has begun and not saved (decision 0376); `content` is what their bodies are read by. */
export const unfinishedRoutes = <Content>(
  collection: string,
  calls: UnfinishedCalls<Content>,
  content: v.GenericSchema<unknown, Content>,
  { store, clock }: UnfinishedParts,
): readonly Route[] => {
  const { unfinishedForms: kept } = store
  return [
    companyRoute(calls.list, async (_request, member) =>
      succeed({ unfinished: (await kept.of(ownerOf(member), collection)).map(answered) }),
    ),
    companyRoute(calls.read, async ({ params: { id } }, member) => {
      const found = await kept.byId(ownerOf(member), collection, id)
      const said = found && contentOf(content, found.content)
      if (found === null || said === null) return fail({ reason: 'record.absent' })
      return succeed({ ...answered(found), content: said })
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
