import {
  declarationFilings,
  downloadSignedXml,
  type DeclarationDetail,
} from '../../../src/api/contract/declarationFiling.ts'
import { formOfCollection } from '../../../src/api/contract/declarationForms.ts'
import { collectionKeys, type CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationsInForce } from '../../../src/api/contract/declarationInForce.ts'
import { declarationLists, type DeclarationListCalls } from '../../../src/api/contract/declarations.ts'
import type { KeptForm } from '../../../src/api/contract/documents/keptForm.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { firstRegisterDay } from '../../../src/domain/declaration/days.ts'
import { isCorrected } from '../../../src/domain/declaration/correction.ts'
import { statusesShownAs } from '../../../src/domain/declaration/status.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { Clock } from '../../clock.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { asFile, companyRoute, type CallRequest, type Route } from '../../http/route.ts'
import type { Store } from './store/repositories.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { keyOf } from '../../documents/documentKey.ts'
import { declarationOfForm, headOfForm } from './content.ts'
import { deleteDrafts, restoreDrafts } from './deletion.ts'
import type { Unfinished } from '../../documents/drafts.ts'
import { filedXml, findSent } from '../../documents/found.ts'
import { saveDraft } from './drafts.ts'
import { generateXml } from './generate.ts'
import { historyRoutes } from './routes/history.ts'
import { registerDeclaration, type RegisterParts } from './register.ts'
import { declarationKey } from './store/declarations.ts'
import { statusesLabelled } from './store/statusNames.ts'

/** What the routes of a collection work with. */
interface Collection extends RegisterParts {
  readonly key: CollectionKey
  /** The form of its declarations. */
  readonly form: DeclarationForm
  readonly links: DownloadLinks
}

type AskedDays = Pick<CallRequest<DeclarationListCalls['list']>['query'], 'start_date' | 'end_date'>

/** The days that are asked for; without them all up to today (seed 000 §7). */
const daysOf = ({ start_date, end_date }: AskedDays, clock: Clock) => ({
  from: start_date ?? firstRegisterDay,
  to: end_date ?? vietnamDay(clock()),
})

type AskedRows = Pick<CallRequest<DeclarationListCalls['list']>['query'], 'search_value' | 'status' | 'decl_type'>

/** What narrows the list. A search for the whole label of a status asks for that status (docs/decisions/0187). */
const narrowedBy = ({ search_value, status, decl_type }: AskedRows) => {
  const labelled = statusesLabelled(search_value)
  const chosen = status === undefined ? null : statusesShownAs(status)
  return {
    words: labelled === null ? searchWords(search_value) : [],
    statuses: labelled === null ? chosen : labelled.filter((each) => chosen === null || chosen.includes(each)),
    type: decl_type ?? null,
  }
}

type Absent = ServerRefusal<'record.absent'>

const absent = fail({ reason: 'record.absent' } satisfies Absent)

const detailOf = async (
  { store, links, form }: Collection,
  companyId: string,
  id: string,
): Promise<Result<DeclarationDetail, Absent>> => {
  const found = await declarationOfForm(store, form, companyId, id)
  if (found === null) return absent
  const signed = await store.signedDocuments.latestOf(keyOf(declarationKey, found))
  return succeed({
    ...found.content,
    declaration_id: id,
    version: found.contentHash,
    noti_cd_tax: found.status,
    noti_nm_tax: found.authorityMessage,
    reference: found.reference,
    tr_cd_tax: found.tradeCode,
    sign_by: found.signedBy,
    requested_at: found.requestedAt,
    confirm_until: found.confirmUntil,
    signed_at: signed?.signingTime ?? '',
    is_corrected: isCorrected(found),
    signed_xml_url: signed === null ? null : links.make(companyId, id),
    events: [...(await store.declarations.events(companyId, id))],
  })
}

const signedXmlOf = async (store: Store, companyId: string, id: string): Promise<Result<string, Absent>> => {
  const found = await store.declarations.head(companyId, id)
  const xml = found === null ? null : await filedXml(store, keyOf(declarationKey, found))
  return xml === null ? absent : succeed(xml)
}

/** The list, its counts, what is in force of it, and drafts that are deleted and restored. */
const listRoutes = ({ key, form, store, clock }: Collection): readonly Route[] => [
  companyRoute(declarationLists[key].list, async ({ query }, { companyId }) => {
    const filter = { form: form.number, ...daysOf(query, clock), ...narrowedBy(query) }
    const page = await store.declarations.page(companyId, filter, pageRequestOf(query))
    return succeed({ declarations: [...page.items], pagination: paginationOf(query, page) })
  }),
  companyRoute(declarationLists[key].count, async ({ query }, { companyId }) =>
    succeed({
      counts: [...(await store.declarations.counts(companyId, { form: form.number, ...daysOf(query, clock) }))],
    }),
  ),
  companyRoute(declarationsInForce[key], async (_request, { companyId }) => {
    const found = await store.inForce.latest(companyId, form.number)
    if (found === null) return succeed({ in_force: null })
    return succeed({ in_force: { declaration_id: found.id, reference: found.reference, register_date: found.day } })
  }),
  companyRoute(declarationLists[key].delete, async ({ body }, member) => {
    const deleted = await deleteDrafts(store, clock, member, form, body.declaration_id)
    return deleted.ok ? succeed({ deleted: deleted.value }) : deleted
  }),
  companyRoute(declarationLists[key].restore, async ({ body }, member) => {
    const restored = await restoreDrafts(store, clock, member, form, body.declaration_id)
    return restored.ok ? succeed({ restored: restored.value }) : restored
  }),
]

/** One declaration, and whether an XML is registered. */
const readingRoutes = (collection: Collection): readonly Route[] => {
  const { key, form, store } = collection
  return [
    companyRoute(declarationFilings[key].detail, ({ params }, { companyId }) =>
      detailOf(collection, companyId, params.id),
    ),
    companyRoute(declarationFilings[key].findSent, async ({ params }, { companyId }) => {
      const sent = await findSent(store, declarationKey, companyId, params.req_key)
      const head = sent === null ? null : await headOfForm(store, form, companyId, sent.document.id)
      if (sent === null || head === null) return absent
      return succeed({
        req_key: params.req_key,
        state: sent.signed === null ? 'generated' : 'registered',
        declaration_id: head.id,
        noti_cd_tax: head.status,
      })
    }),
  ]
}

const unfinishedOf = (collection: CollectionKey, kept: KeptForm | undefined): Unfinished | null => {
  if (kept === undefined) return null
  const { way, origin_id: originId, writer, revision } = kept
  return { collection, way, originId, writer, revision }
}

/** Saving, generating and registering. */
const writingRoutes = (collection: Collection): readonly Route[] => {
  const { key, form, store, clock } = collection
  const calls = declarationFilings[key]
  return [
    companyRoute(calls.saveDraft, async ({ body: { version, unfinished, ...content } }, member) => {
      const edition = { form, content, version, unfinished: unfinishedOf(key, unfinished) }
      const kept = await saveDraft(store, clock, member, edition)
      return kept.ok ? succeed({ declaration_id: kept.value.id, version: kept.value.contentHash }) : kept
    }),
    companyRoute(calls.generateXml, async ({ body: { version, unfinished, ...content } }, member) => {
      const edition = { form, content, version, unfinished: unfinishedOf(key, unfinished) }
      const made = await generateXml(store, clock, member, edition)
      if (!made.ok) return made
      const { document, contentHash, xml, signId, reqKey } = made.value
      return succeed({
        declartion_id: document.id,
        version: contentHash,
        xml_data: xml,
        sign_id: signId,
        req_key: reqKey,
      })
    }),
    companyRoute(calls.send, async ({ body }, member) => {
      const wanted = { form, reqKey: body.req_key, signedXml: body.xml_signed }
      const outcome = await registerDeclaration(collection, member, wanted)
      if (!outcome.ok) return outcome
      return succeed({
        declaration_id: outcome.value.document.id,
        req_key: outcome.value.reqKey,
        noti_cd_tax: 'sent',
      })
    }),
  ]
}

const downloadRoute = (store: Store, links: DownloadLinks): Route =>
  companyRoute(
    downloadSignedXml,
    async ({ params: { id, expires, hash } }, { companyId }) => {
      const state = links.check({ id, companyId, expires }, hash)
      if (state === 'expired') return fail({ reason: 'link.expired' })
      return state === 'forged' ? absent : signedXmlOf(store, companyId, id)
    },
    asFile('application/xml; charset=utf-8', 'declaration.xml'),
  )

/** Calls about declarations (seeds 000 §7, 002 §7.19). */
export const declarationRoutes = (parts: RegisterParts, links: DownloadLinks): readonly Route[] => [
  ...collectionKeys.flatMap((key) => {
    const collection = { ...parts, key, form: formOfCollection[key], links }
    return [
      ...listRoutes(collection),
      ...readingRoutes(collection),
      ...writingRoutes(collection),
      ...historyRoutes(collection),
    ]
  }),
  downloadRoute(parts.store, links),
]
