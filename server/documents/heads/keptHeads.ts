import { commonNameOf } from '../../../src/domain/certificate.ts'
import type { TimelineKind } from '../../../src/domain/documents/timeline.ts'
import type { HeadStatus, KeptHeads, KindTypes } from '../keptKind.ts'
import type { Heads } from './headsIn.ts'

/** What a kind decides of its heads, beside their columns. */
interface Decided<T extends KindTypes> extends Pick<KeptHeads<T>, 'begin' | 'written' | 'mayReturn' | 'contentOf'> {
  readonly editable: readonly T['head']['status'][]
  /** Columns of its own that sending writes. */
  readonly atSending?: (held: T['head'], version: string, filedAt: string) => Readonly<Record<string, string>>
}

const sent: HeadStatus = 'sent'
const stepOf = (status: HeadStatus): TimelineKind => (status === 'draft' ? 'saved' : status)

/** Documents of a kind by the queries over its heads. */
export const keptHeads = <T extends KindTypes>(
  of: (inside: T['inside']) => Heads<T['head'], T['content'], unknown>,
  { editable, atSending, ...decided }: Decided<T>,
): KeptHeads<T> => ({
  ...decided,
  head: (inside, companyId, id) => of(inside).head(companyId, id),
  whole: (inside, companyId, id) => of(inside).whole(companyId, id),
  wholes: (inside, companyId, ids) => of(inside).wholes(companyId, ids),
  hold: (inside, companyId, ids) => of(inside).hold(companyId, ids),
  insert: (inside, companyId, drafts) => of(inside).insert(companyId, drafts),
  replace: (inside, at, change) => of(inside).replace({ ...at, in: editable }, change),
  drafts: (inside, companyId, ids) => of(inside).drafts(companyId, ids),
  remove: (inside, companyId, ids) => of(inside).remove(companyId, ids),
  move: (inside, at, change, when) => of(inside).move(at, change, when),
  send: (inside, held, { contentHash, version, filedAt }, signer) =>
    of(inside).move(
      { companyId: held.companyId, id: held.id, in: editable, contentHash },
      {
        status: sent,
        message: '',
        // That of an earlier filing would be a wrong one.
        code: '',
        signedBy: commonNameOf(signer.subject),
        requestedAt: filedAt,
        filedHash: contentHash,
        more: atSending?.(held, version, filedAt) ?? {},
      },
      filedAt,
    ),
  eventMoments: (inside, { companyId, id }, asked) => of(inside).eventMoments(companyId, id, asked),
  async events(inside, { companyId, id }, span) {
    const events = await of(inside).events(companyId, id, span)
    return events.map(({ at, status, message }) => ({ at, step: stepOf(status), message }))
  },
})
