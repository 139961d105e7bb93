import type { Certificate } from '../../../../signing/certificate.ts'
import type { CollectionKey } from '../../../../src/api/contract/declarationCollection.ts'
import { declarationHistories } from '../../../../src/api/contract/declarationHistory.ts'
import type { DeclarationForm } from '../../../../src/domain/declaration/forms/definition.ts'
import { fail, succeed } from '../../../../src/domain/result.ts'
import { document } from '../../../http/answers.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { declarationOfForm } from '../content.ts'
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
  readonly key: CollectionKey
  /** The form of the collection's declarations. */
  readonly form: DeclarationForm
  readonly store: Store
  /** What signing certificates may come from. */
  readonly roots: readonly Certificate[]
}

/** Calls about the way of a collection's declarations. */
export const historyRoutes = ({ key, form, store, roots }: HistoryParts): readonly Route[] => {
  const calls = declarationHistories[key]
  const isThere = async (companyId: string, id: string) =>
    (await declarationOfForm(store, form, companyId, id)) !== null
  return [
    companyRoute(calls.timeline, async ({ params: { id }, query }, { companyId }) => {
      if (!(await isThere(companyId, id))) return absent
      const { steps, earlier } = await timelineOf(store, companyId, id, query.before ?? null)
      return succeed({ steps: [...steps], earlier })
    }),
    companyRoute(
      calls.message,
      async ({ params: { id, message_id } }, { companyId }) => {
        if (!(await isThere(companyId, id))) return absent
        const message = await store.declarationHistory.message(companyId, id, message_id)
        return message === null || message.xml === '' ? absent : succeed(message.xml)
      },
      messageFile,
    ),
    companyRoute(calls.filed, async ({ params: { id } }, { companyId }) => {
      if (!(await isThere(companyId, id))) return absent
      const registration = await store.registrations.latestOf(companyId, id)
      const submission = registration && (await store.submissions.byReqKey(companyId, registration.reqKey))
      return succeed({ content: submission?.content ?? null })
    }),
    companyRoute(calls.verification, async ({ params: { id } }, { companyId }) => {
      const report = (await isThere(companyId, id)) ? await verificationOf(store, roots, companyId, id) : null
      return report === null ? absent : succeed(report)
    }),
  ]
}
