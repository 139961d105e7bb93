import type { FilerScope, ScopedAccess } from '../../src/api/contract/call.ts'
import type { signedXmlCall } from '../../src/api/contract/documents/output.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { headIn, type KeptCollection } from '../documents/collection.ts'
import { keyOf } from '../documents/documentKey.ts'
import type { DownloadLinks } from '../documents/downloadLink.ts'
import { filedXml } from '../documents/found.ts'
import type { KindTypes } from '../documents/keptKind.ts'
import { asFile, companyRoute, type Route } from '../http/route.ts'
import type { NotedReading } from '../documents/reading.ts'
import type { StoreOf } from '../store/store.ts'

type SignedXmlCall = ReturnType<typeof signedXmlCall<ScopedAccess<FilerScope>>>

interface OutputParts<T extends KindTypes> extends NotedReading {
  readonly store: StoreOf<T['inside']>
  readonly links: DownloadLinks
  /** What is handed out in place of the signed XML, where the authority has added to it; the signed XML where left out. */
  readonly handedOut?: (head: T['head'], signedXml: string) => Promise<string>
}

/** The signed XML of a document by a link, as a file. */
export const signedXmlRoute = <T extends KindTypes>(
  collection: Pick<KeptCollection<T>, 'kind' | 'isOf' | 'seenBy'>,
  call: SignedXmlCall,
  fileName: string,
  { store, links, onRead, handedOut }: OutputParts<T>,
): Route => {
  const { kind } = collection
  return companyRoute(
    call,
    async ({ params: { id, expires, hash } }, member) => {
      const { companyId } = member
      const state = links.check({ id, companyId, expires }, hash)
      if (state === 'expired') return fail({ reason: 'link.expired' })
      const head = state === 'forged' ? null : await headIn(collection, store, member, id)
      const xml = head === null ? null : await filedXml(store, keyOf(kind.key, head))
      if (head === null || xml === null) return fail({ reason: 'record.absent' })
      await onRead?.(member, id, 'signedXml')
      return succeed((await handedOut?.(head, xml)) ?? xml)
    },
    asFile('application/xml; charset=utf-8', fileName),
  )
}
