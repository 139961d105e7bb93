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
import { carrying } from '../../../documents/keptMessage.ts'
import type { DocumentKey } from '../../../documents/documentKey.ts'
import { headOfForm } from '../content.ts'
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

/** The text of a message, null where there is none: what was sent is written anew from the signed document. */
const messageText = async (store: Store, document: DocumentKey, id: string): Promise<string | null> => {
  const message = await store.documentHistory.message(document, id)
  if (message === null) return null
  if (message.kind === 'filing') {
    const signed = await store.signedDocuments.whole({ document, turn: message.turn })
    return carrying(signed, message, '').xml
  }
  return message.xml === '' ? null : message.xml
}

/** What a document said when it was filed last; null where it was never filed, or before contents were kept. */
const filedContent = async (store: Store, document: DocumentKey) => {
  const signed = await store.signedDocuments.latestOf(document)
  const { content } = signed === null ? { content: '' } : await store.signedDocuments.whole(signed)
  return content === '' ? null : v.parse(contentSchema, content)
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
      const { steps, earlier } = await timelineOf(store, document, query.before ?? null)
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
      return document === null ? absent : succeed({ content: await filedContent(store, document) })
    }),
    companyRoute(calls.verification, async ({ params: { id } }, { companyId }) => {
      const document = await found(companyId, id)
      const report = document && (await verificationOf(store, roots, document))
      return report === null ? absent : succeed(report)
    }),
  ]
}
