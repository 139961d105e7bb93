import type { Certificate } from '../../signing/certificate.ts'
import type { historyCalls } from '../../src/api/contract/documents/history.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import type { Member } from '../companies/member.ts'
import { headIn, type KeptCollection } from '../documents/collection.ts'
import { keyOf, type DocumentKey } from '../documents/documentKey.ts'
import { filedContent, messageText } from '../documents/found.ts'
import type { KindTypes } from '../documents/keptKind.ts'
import { timelineOf } from '../documents/timeline.ts'
import { verificationOf } from '../documents/verification.ts'
import { document } from '../http/answers.ts'
import { companyRoute, type Route } from '../http/route.ts'
import type { StoreOf } from '../store/store.ts'
import type { FamilyCall, NoParams, OfDocument } from './familyCall.ts'
import type { NotedReading } from '../documents/reading.ts'

/** The calls of `historyCalls`. */
export type HistoryCalls<Content> = Omit<ReturnType<typeof historyCalls>, 'filed'> & {
  readonly filed: FamilyCall<OfDocument, NoParams, undefined, { content: Content | null }, 'record.absent'>
}

interface HistoryParts<T extends KindTypes> extends NotedReading {
  readonly store: StoreOf<T['inside']>
  /** What signing certificates may come from. */
  readonly roots: readonly Certificate[]
}

const absent = fail({ reason: 'record.absent' } as const)

/** A file of a message, named by its type and the last signs of its number. */
const messageFile = (xml: string): Response => {
  const textIn = (tag: string): string => new RegExp(`<${tag}>([0-9A-Za-z]+)</${tag}>`).exec(xml)?.[1] ?? ''
  const name = ['message', textIn('MLTDiep'), textIn('MTDiep').slice(-8)].filter((part) => part !== '').join('-')
  return document(`${name}.xml`, 'application/xml; charset=utf-8', xml)
}

/** The way of a collection's documents. `contentOf` reads the JSON that was kept when one was filed. */
export const historyRoutes = <T extends KindTypes, Content>(
  collection: KeptCollection<T>,
  calls: HistoryCalls<Content>,
  contentOf: (kept: string) => Content,
  { store, roots, onRead }: HistoryParts<T>,
): readonly Route[] => {
  const { kind } = collection
  const found = async (member: Member, id: string): Promise<DocumentKey | null> => {
    const head = await headIn(collection, store, member, id)
    return head === null ? null : keyOf(kind.key, head)
  }
  return [
    companyRoute(calls.timeline, async ({ params: { id }, query }, member) => {
      const of = await found(member, id)
      if (of === null) return absent
      const { steps, earlier } = await timelineOf(kind, store, of, query.before ?? null)
      return succeed({ steps: [...steps], earlier })
    }),
    companyRoute(
      calls.message,
      async ({ params: { id, message_id } }, member) => {
        const of = await found(member, id)
        const text = of && (await messageText(store, of, message_id))
        if (text === null) return absent
        await onRead?.(member, id, 'message')
        return succeed(text)
      },
      messageFile,
    ),
    companyRoute(calls.filed, async ({ params: { id } }, member) => {
      const of = await found(member, id)
      if (of === null) return absent
      const kept = await filedContent(store, of)
      await onRead?.(member, id, 'filed')
      return succeed({ content: kept === null ? null : contentOf(kept) })
    }),
    companyRoute(calls.verification, async ({ params: { id } }, member) => {
      const of = await found(member, id)
      const report = of && (await verificationOf(store, kind.layout, roots, of))
      return report === null ? absent : succeed(report)
    }),
  ]
}
