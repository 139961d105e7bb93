import * as v from 'valibot'
import type { Certificate } from '../../../../signing/certificate.ts'
import type { CollectionKey } from '../../../../src/api/contract/declarationCollection.ts'
import { declarationHistories } from '../../../../src/api/contract/declarationHistory.ts'
import type { DeclarationForm } from '../../../../src/domain/declaration/forms/definition.ts'
import { fail, succeed } from '../../../../src/domain/result.ts'
import { document } from '../../../http/answers.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { contentSchema } from '../store/contentSchema.ts'
import { declarationKey } from '../store/declarations.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import type { DocumentKey } from '../../../documents/documentKey.ts'
import { headOfForm } from '../content.ts'
import type { Store } from '../store/repositories.ts'
import { filedContent, messageText } from '../../../documents/found.ts'
import { timelineOf } from '../../../documents/timeline.ts'
import { verificationOf } from '../../../documents/verification.ts'
import { keptDeclarations } from '../kind.ts'

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
  const found = async (companyId: string, id: string): Promise<DocumentKey | null> => {
    const head = await headOfForm(store, form, companyId, id)
    return head === null ? null : keyOf(declarationKey, head)
  }
  return [
    companyRoute(calls.timeline, async ({ params: { id }, query }, { companyId }) => {
      const document = await found(companyId, id)
      if (document === null) return absent
      const { steps, earlier } = await timelineOf(keptDeclarations, store, document, query.before ?? null)
      return succeed({ steps: [...steps], earlier })
    }),
    companyRoute(
      calls.message,
      async ({ params: { id, message_id } }, { companyId }) => {
        const document = await found(companyId, id)
        const text = document && (await messageText(store, document, message_id))
        return text === null ? absent : succeed(text)
      },
      messageFile,
    ),
    companyRoute(calls.filed, async ({ params: { id } }, { companyId }) => {
      const document = await found(companyId, id)
      if (document === null) return absent
      const content = await filedContent(store, document)
      return succeed({ content: content === null ? null : v.parse(contentSchema, content) })
    }),
    companyRoute(calls.verification, async ({ params: { id } }, { companyId }) => {
      const document = await found(companyId, id)
      const report = document && (await verificationOf(store, keptDeclarations.layout, roots, document))
      return report === null ? absent : succeed(report)
    }),
  ]
}
