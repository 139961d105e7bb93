import { fail, type Result } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { Member } from '../companies/member.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { StoreOf } from '../store/store.ts'
import { saveDraft, type Edition } from './drafts.ts'
import { generate, type Writing } from './generate.ts'
import type { GeneratedDocument } from './generated.ts'
import type { KeptKind, KindTypes, Whole } from './keptKind.ts'
import type { SignedBy } from './numbered.ts'

/** A form's content as it is filed, and how it is written. */
interface Filing<T extends KindTypes> {
  readonly content: T['content']
  readonly writing: Writing
}

export type DraftUnfit<T extends KindTypes> = ServerRefusal<'fields.invalid' | T['unfit']>
export type FilingUnfit<T extends KindTypes> = ServerRefusal<
  'fields.invalid' | 'fields.exceedXml' | 'fields.unacceptable' | T['unfit'] | T['unfitToFile']
>

type Check<T extends KindTypes, Checked, Unfit> = (
  store: StoreOf<T['inside']>,
  clock: Clock,
  companyId: string,
  content: T['content'],
) => Promise<Result<Checked, Unfit>>

/** Documents of a kind that have paths of their own, and how what their forms send is checked. */
export interface KeptCollection<T extends KindTypes> {
  readonly kind: KeptKind<T>
  /** Names it where unfinished forms and issue runs are kept. */
  readonly key: string
  readonly isOf: (head: T['head']) => boolean
  /** The documents among these that somebody may see, where not everybody who makes the calls sees all; to others there are none. */
  readonly seenBy?: (inside: T['inside'], member: Member, heads: readonly T['head'][]) => Promise<readonly T['head'][]>
  /** Answers the content as it is kept. */
  readonly checkDraft: Check<T, T['content'], DraftUnfit<T>>
  readonly checkFiling: Check<T, Filing<T>, FilingUnfit<T>>
}

/** What is written with: where, and when. */
export interface WritingParts<T extends KindTypes> {
  readonly store: StoreOf<T['inside']>
  readonly clock: Clock
}

/** Documents among these that are of the collection, and that somebody sees. */
export const seenIn = async <T extends KindTypes>(
  { isOf, seenBy }: Pick<KeptCollection<T>, 'isOf' | 'seenBy'>,
  inside: T['inside'],
  member: Member,
  heads: readonly T['head'][],
): Promise<readonly T['head'][]> => {
  const own = heads.filter(isOf)
  return seenBy === undefined || own.length === 0 ? own : seenBy(inside, member, own)
}

/** The head of the document of an id, where the company has one, it is of the collection, and somebody sees it. */
export const headIn = async <T extends KindTypes>(
  collection: Pick<KeptCollection<T>, 'kind' | 'isOf' | 'seenBy'>,
  inside: T['inside'],
  member: Member,
  id: string,
): Promise<T['head'] | null> => {
  const head = await collection.kind.heads.head(inside, member.companyId, id)
  return head === null ? null : ((await seenIn(collection, inside, member, [head]))[0] ?? null)
}

/** The same with what it says. */
export const wholeIn = async <T extends KindTypes>(
  collection: Pick<KeptCollection<T>, 'kind' | 'isOf' | 'seenBy'>,
  inside: T['inside'],
  member: Member,
  id: string,
): Promise<Whole<T> | null> => {
  const whole = await collection.kind.heads.whole(inside, member.companyId, id)
  return whole !== null && (await seenIn(collection, inside, member, [whole.head])).length === 1 ? whole : null
}

/** Whether a form is of a document that its sender does not see. */
const isHidden = async <T extends KindTypes>(
  { kind, seenBy }: KeptCollection<T>,
  inside: T['inside'],
  member: Member,
  content: T['content'],
): Promise<boolean> => {
  const id = kind.idOf(content)
  const head = seenBy === undefined || id === '' ? null : await kind.heads.head(inside, member.companyId, id)
  return head !== null && seenBy !== undefined && (await seenBy(inside, member, [head])).length === 0
}

const absent = fail({ reason: 'record.absent' } as const)

/** Saves what a form sent as a draft, once it is checked. */
export const saveForm = async <T extends KindTypes>(
  collection: KeptCollection<T>,
  { store, clock }: WritingParts<T>,
  member: Member,
  edition: Edition<T['content']>,
) => {
  if (await isHidden(collection, store, member, edition.content)) return absent
  const checked = await collection.checkDraft(store, clock, member.companyId, edition.content)
  if (!checked.ok) return checked
  return saveDraft(collection.kind, store, clock, member, { ...edition, content: checked.value })
}

/** Saves what a form sent and writes its XML, once it is checked, for somebody who signs it. */
export const generateForm = async <T extends KindTypes>(
  collection: KeptCollection<T>,
  { store, clock }: WritingParts<T>,
  member: Member,
  edition: Edition<T['content']>,
  signedBy: SignedBy = 'person',
): Promise<
  Result<
    GeneratedDocument,
    FilingUnfit<T> | ServerRefusal<'record.absent' | T['changed'] | T['notEditable'] | T['unfitAmongOthers']>
  >
> => {
  if (await isHidden(collection, store, member, edition.content)) return absent
  const checked = await collection.checkFiling(store, clock, member.companyId, edition.content)
  if (!checked.ok) return checked
  const { content, writing } = checked.value
  return generate(collection.kind, store, clock, member, { ...edition, content }, writing, signedBy)
}
