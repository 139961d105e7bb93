import type { Result } from '../../src/domain/result.ts'
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
  /** Answers the content as it is kept. */
  readonly checkDraft: Check<T, T['content'], DraftUnfit<T>>
  readonly checkFiling: Check<T, Filing<T>, FilingUnfit<T>>
}

/** What is written with: where, and when. */
export interface WritingParts<T extends KindTypes> {
  readonly store: StoreOf<T['inside']>
  readonly clock: Clock
}

/** The head of the document of an id, where the company has one and it is of the collection. */
export const headIn = async <T extends KindTypes>(
  { kind, isOf }: Pick<KeptCollection<T>, 'kind' | 'isOf'>,
  inside: T['inside'],
  companyId: string,
  id: string,
): Promise<T['head'] | null> => {
  const head = await kind.heads.head(inside, companyId, id)
  return head !== null && isOf(head) ? head : null
}

/** The same with what it says. */
export const wholeIn = async <T extends KindTypes>(
  { kind, isOf }: Pick<KeptCollection<T>, 'kind' | 'isOf'>,
  inside: T['inside'],
  companyId: string,
  id: string,
): Promise<Whole<T> | null> => {
  const whole = await kind.heads.whole(inside, companyId, id)
  return whole !== null && isOf(whole.head) ? whole : null
}

/** Saves what a form sent as a draft, once it is checked. */
export const saveForm = async <T extends KindTypes>(
  collection: KeptCollection<T>,
  { store, clock }: WritingParts<T>,
  member: Member,
  edition: Edition<T['content']>,
) => {
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
  const checked = await collection.checkFiling(store, clock, member.companyId, edition.content)
  if (!checked.ok) return checked
  const { content, writing } = checked.value
  return generate(collection.kind, store, clock, member, { ...edition, content }, writing, signedBy)
}
