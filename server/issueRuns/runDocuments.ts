import type { ScopedAccess } from '../../src/api/contract/call.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { generateForm, wholeIn, type KeptCollection } from '../documents/collection.ts'
import type { KindTypes } from '../documents/keptKind.ts'
import { send, type SendParts } from '../documents/send.ts'
import { noteUnsent } from '../documents/unsentNumbers.ts'
import type { RunDocuments } from './row.ts'
import type { RunRepositories } from './starting.ts'

/** Who may have documents generated and sent: whoever may make the calls of it. */
export interface RunCalls {
  readonly generateXml: { readonly access: ScopedAccess }
  readonly send: { readonly access: ScopedAccess }
}

/** What a run does with documents of a collection: what generating and sending do for a page. */
export const runDocuments = <T extends KindTypes>(
  collection: KeptCollection<T>,
  { generateXml, send: sending }: RunCalls,
  parts: Omit<SendParts<T['inside']>, 'store'>,
): RunDocuments<T['inside'] & RunRepositories> => {
  const { kind } = collection
  return {
    collection: collection.key,
    isNumbered: kind.numbering !== undefined,
    access: { generate: generateXml.access, send: sending.access },
    async generate(store, member, { documentId, version }) {
      const found = await wholeIn(collection, store, member, documentId)
      if (found === null) return fail({ reason: 'record.absent' })
      if (found.head.contentHash !== version) return fail({ reason: kind.codes.changed })
      if (kind.companion?.isOf(found.content) === true)
        return fail({ reason: 'fields.unacceptable', fields: [kind.companion.filedAlone] })
      const edition = { content: found.content, version, unfinished: null }
      const made = await generateForm(collection, { store, clock: parts.clock }, member, edition, 'server')
      if (!made.ok) return made
      const { reqKey, xml, signId } = made.value
      return succeed({ reqKey, xml, signId, layout: kind.layout })
    },
    async versionOf(inside, companyId, documentId) {
      return (await kind.heads.head(inside, companyId, documentId))?.contentHash ?? ''
    },
    noteUnsent: (store, { companyId }, reqKey) => noteUnsent(store, companyId, [reqKey], 'failed', parts.clock()),
    send: (store, member, signed) => send(collection, { ...parts, store }, member, signed),
  }
}
