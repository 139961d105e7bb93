import type * as v from 'valibot'
import type { FilerScope, ScopedAccess } from '../../src/api/contract/call.ts'
import type { linkParams, signedXmlCall } from '../../src/api/contract/documents/output.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Member } from '../companies/member.ts'
import { headIn, type KeptCollection } from '../documents/collection.ts'
import { keyOf } from '../documents/documentKey.ts'
import type { DownloadLinks } from '../documents/downloadLink.ts'
import { filedXml } from '../documents/found.ts'
import type { KindTypes } from '../documents/keptKind.ts'
import { shownDocument } from '../http/answers.ts'
import { asFile, companyRoute, type Route } from '../http/route.ts'
import type { NotedReading } from '../documents/reading.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { StoreOf } from '../store/store.ts'

type SignedXmlCall = ReturnType<typeof signedXmlCall<ScopedAccess<FilerScope>>>

interface OutputParts<T extends KindTypes> extends NotedReading {
  readonly store: StoreOf<T['inside']>
  readonly links: DownloadLinks
  /** What is handed out in place of the signed XML, where the authority has added to it; the signed XML where left out. */
  readonly handedOut?: (head: T['head'], signedXml: string) => Promise<string>
  /** The kind of what is handed out, where that is a companion of the document. */
  readonly companion?: string
}

type AskedByLink = v.InferOutput<typeof linkParams>

/** What a link that the server has made for the company leads to, while it holds. */
export const byLink = async <Value, Refusal>(
  links: DownloadLinks,
  { id, expires, hash }: AskedByLink,
  { companyId }: Member,
  read: (id: string) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | ServerRefusal<'record.absent' | 'link.expired'>>> => {
  const state = links.check({ id, companyId, expires }, hash)
  if (state === 'forged') return fail({ reason: 'record.absent' })
  return state === 'expired' ? fail({ reason: 'link.expired' }) : read(id)
}

/** A print, as the browser shows it. */
export const asPdf = ({ bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string }): Response =>
  shownDocument(filename, 'application/pdf', new Uint8Array(bytes))

/** The signed XML of a document by a link, as a file. */
export const signedXmlRoute = <T extends KindTypes>(
  collection: Pick<KeptCollection<T>, 'kind' | 'isOf' | 'seenBy'>,
  call: SignedXmlCall,
  fileName: string,
  { store, links, onRead, handedOut, companion = collection.kind.key }: OutputParts<T>,
): Route => {
  return companyRoute(
    call,
    ({ params }, member) =>
      byLink(links, params, member, async (id) => {
        const head = await headIn(collection, store, member, id)
        const xml = head === null ? null : await filedXml(store, keyOf(companion, head))
        if (head === null || xml === null) return fail({ reason: 'record.absent' } as const)
        await onRead?.(member, id, 'signedXml')
        return succeed((await handedOut?.(head, xml)) ?? xml)
      }),
    asFile('application/xml; charset=utf-8', fileName),
  )
}
