import type { Certificate } from '../../../../signing/certificate.ts'
import { contract } from '../../../../src/api/contract/contract.ts'
import { fail, succeed } from '../../../../src/domain/result.ts'
import { document } from '../../../http/answers.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import type { Store } from '../store/repositories.ts'
import { timelineOf } from '../history/timeline.ts'
import { verificationOf } from '../history/verification.ts'

const absent = fail({ reason: 'record.absent' } as const)

/** A file of a message, named by its type and the last signs of its number. */
const messageFile = (xml: string): Response => {
  const textIn = (tag: string): string => new RegExp(`<${tag}>([0-9A-Za-z]+)</${tag}>`).exec(xml)?.[1] ?? ''
  const name = ['message', textIn('MLTDiep'), textIn('MTDiep').slice(-8)].filter((part) => part !== '').join('-')
  return document(`${name}.xml`, 'application/xml; charset=utf-8', xml)
}

interface HistoryParts {
  readonly store: Store
  /** What signing certificates may come from. */
  readonly roots: readonly Certificate[]
}

/** Calls about the way of declarations, whatever form they are of. */
export const historyRoutes = ({ store, roots }: HistoryParts): readonly Route[] => [
  companyRoute(contract.declarationTimeline, async ({ params: { id } }, { companyId }) => {
    if ((await store.declarations.byId(companyId, id)) === null) return absent
    return succeed({ steps: [...(await timelineOf(store, companyId, id))] })
  }),
  companyRoute(
    contract.downloadDeclarationMessage,
    async ({ params }, { companyId }) => {
      const message = await store.declarationHistory.message(companyId, params.id, params.message_id)
      return message === null || message.xml === '' ? absent : succeed(message.xml)
    },
    messageFile,
  ),
  companyRoute(contract.filedDeclaration, async ({ params: { id } }, { companyId }) => {
    if ((await store.declarations.byId(companyId, id)) === null) return absent
    const registration = await store.registrations.latestOf(companyId, id)
    const submission = registration && (await store.submissions.byReqKey(companyId, registration.reqKey))
    return succeed({ content: submission?.content ?? null })
  }),
  companyRoute(contract.declarationVerification, async ({ params: { id } }, { companyId }) => {
    const report = await verificationOf(store, roots, companyId, id)
    return report === null ? absent : succeed(report)
  }),
]
