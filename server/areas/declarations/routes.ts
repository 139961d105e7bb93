import { collectionKeys, type CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import {
  declarationFilings,
  downloadSignedXml,
  noteExplanation,
  type DeclarationDetail,
} from '../../../src/api/contract/declarationFiling.ts'
import { formOfCollection } from '../../../src/api/contract/declarationForms.ts'
import { declarationHistories } from '../../../src/api/contract/declarationHistory.ts'
import { declarationsInForce } from '../../../src/api/contract/declarationInForce.ts'
import { declarationIssueRuns } from '../../../src/api/contract/declarationIssueRuns.ts'
import { declarationLists, type DeclarationListCalls } from '../../../src/api/contract/declarations.ts'
import { unfinishedForms } from '../../../src/api/contract/declarationUnfinished.ts'
import { isCorrected } from '../../../src/domain/declaration/correction.ts'
import { firstRegisterDay } from '../../../src/domain/declaration/days.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { authorityStatuses, isAccepted, statusesShownAs } from '../../../src/domain/declaration/status.ts'
import { succeed } from '../../../src/domain/result.ts'
import { formRoutes } from '../../documentRoutes/form.ts'
import { filedRoutes } from '../../documentRoutes/filed.ts'
import { listRoutes } from '../../documentRoutes/list.ts'
import { signedXmlRoute } from '../../documentRoutes/output.ts'
import { sendingRoutes } from '../../documentRoutes/sending.ts'
import { keyOf } from '../../documents/documentKey.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { companyRoute, type CallRequest, type Route } from '../../http/route.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import { searchedAs } from '../../lists/shown.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { AreaParts } from '../../area.ts'
import { keptCollections } from './collections.ts'
import { declarationOfForm } from './content.ts'
import { latestExplanation, noteExplained } from './explanation.ts'
import { keptDeclarations } from './kind.ts'
import { declarationKey } from './store/declarations.ts'
import type { Repositories } from './store/repositories.ts'
import { statusNames } from './store/statusNames.ts'

interface Parts extends AreaParts<Repositories & RunRepositories> {
  readonly links: DownloadLinks
  readonly envelope: PasswordEnvelope
}

type AskedRows = Pick<CallRequest<DeclarationListCalls['list']>['query'], 'search_value' | 'status' | 'decl_type'>

/** What narrows the list. */
const narrowedBy = ({ search_value, status, decl_type }: AskedRows) => {
  const chosen = status === undefined ? null : statusesShownAs(status)
  const { words, values: statuses } = searchedAs(search_value, chosen, authorityStatuses, (each) => statusNames[each])
  return { words, statuses, type: decl_type ?? null }
}

const detailOf = async (
  { store, links }: Parts,
  form: DeclarationForm,
  companyId: string,
  id: string,
): Promise<DeclarationDetail | null> => {
  const found = await declarationOfForm(store, form, companyId, id)
  if (found === null) return null
  const signed = await store.signedDocuments.latestOf(keyOf(declarationKey, found))
  const events = await store.declarations.events(companyId, id)
  const explained = await latestExplanation(store, found, events)
  const accepted = isAccepted(found.status) ? await store.inForce.ofDocument(companyId, form.number, id) : null
  return {
    ...found.content,
    declaration_id: id,
    version: found.contentHash,
    noti_cd_tax: found.status,
    noti_nm_tax: found.authorityMessage,
    reference: found.reference,
    tr_cd_tax: found.tradeCode,
    cash_register_code: accepted?.cashRegisterCode ?? '',
    sign_by: found.signedBy,
    requested_at: found.requestedAt,
    confirm_until: found.confirmUntil,
    explain_until: found.explainUntil,
    explained_at: explained?.at ?? '',
    signed_at: signed?.signingTime ?? '',
    is_corrected: isCorrected(found),
    signed_xml_url: signed === null ? null : links.make(companyId, id),
    events: [...events],
  }
}

/** Which of a form's declarations is in force. */
const inForceRoute = (key: CollectionKey, { store }: Pick<Parts, 'store'>): Route =>
  companyRoute(declarationsInForce[key], async (_request, { companyId }) => {
    const form = formOfCollection[key]
    const found = await store.inForce.latest(companyId, form.number)
    if (found === null) return succeed({ in_force: null })
    const { id: declaration_id, reference, day: register_date } = found
    const declaration = await declarationOfForm(store, form, companyId, declaration_id)
    const xml_vs = declaration?.content.xml_vs ?? ''
    return succeed({ in_force: { declaration_id, reference, register_date, xml_vs } })
  })

const listed = (key: CollectionKey, parts: Parts): readonly Route[] => {
  const { declarations } = parts.store
  const form = formOfCollection[key].number
  return listRoutes(
    keptCollections[key],
    declarationLists[key],
    {
      firstDay: firstRegisterDay,
      page: (companyId, query, days, page) =>
        declarations.page(companyId, { form, ...days, ...narrowedBy(query) }, page),
      answer: (rows, pagination) => ({ declarations: [...rows], pagination }),
      counts: (companyId, days) => declarations.counts(companyId, { form, ...days }),
      idsOf: ({ declaration_id: ids }) => ids,
    },
    parts,
  )
}

const filled = (key: CollectionKey, parts: Parts): readonly Route[] =>
  formRoutes(
    keptCollections[key],
    declarationFilings[key],
    {
      detail: (companyId, id) => detailOf(parts, formOfCollection[key], companyId, id),
      contentOf: ({ version: _version, unfinished: _unfinished, ...content }) => content,
      saved: ({ id, contentHash }) => ({ declaration_id: id, version: contentHash }),
      generated: ({ document, contentHash, xml, signId, reqKey }) => ({
        declartion_id: document.id,
        version: contentHash,
        xml_data: xml,
        sign_id: signId,
        req_key: reqKey,
      }),
    },
    parts,
  )

const sent = (key: CollectionKey, parts: Parts): readonly Route[] =>
  sendingRoutes(
    keptCollections[key],
    declarationFilings[key],
    {
      sent: ({ document, reqKey }) => ({ declaration_id: document.id, req_key: reqKey, noti_cd_tax: 'sent' }),
      found: (reqKey, isSent, { id, status }) => ({
        req_key: reqKey,
        state: isSent ? ('registered' as const) : ('generated' as const),
        declaration_id: id,
        noti_cd_tax: status,
      }),
    },
    parts,
  )

const routesOf = (key: CollectionKey, parts: Parts): readonly Route[] => {
  const collection = keptCollections[key]
  const unfinished = unfinishedForms[key]
  const { content } = unfinished.keep.body.entries
  const [history, runs, filing] = [declarationHistories[key], declarationIssueRuns[key], declarationFilings[key]]
  const calls = { history, unfinished, runs, filing }
  return [
    ...listed(key, parts),
    inForceRoute(key, parts),
    ...filled(key, parts),
    ...sent(key, parts),
    ...filedRoutes(collection, calls, content, parts),
  ]
}

/** Calls about declarations (seeds 000 §7, 002 §7.19). */
export const declarationRoutes = (parts: Parts): readonly Route[] => [
  ...collectionKeys.flatMap((key) => routesOf(key, parts)),
  companyRoute(noteExplanation, async ({ params: { id }, body: { explanation: text } }, member) => {
    const noted = await noteExplained(parts.store, parts.clock, member, { id, text })
    return noted.ok ? succeed({ explained_at: noted.value }) : noted
  }),
  signedXmlRoute({ kind: keptDeclarations, isOf: () => true }, downloadSignedXml, 'declaration.xml', parts),
]
