import type { KeptForm } from '../../src/api/contract/documents/keptForm.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { generateForm, headIn, saveForm, type KeptCollection, type WritingParts } from '../documents/collection.ts'
import type { Edition, Unfinished } from '../documents/drafts.ts'
import type { GeneratedTogether } from '../documents/generate.ts'
import type { KindTypes } from '../documents/keptKind.ts'
import { companyRoute, type Route } from '../http/route.ts'
import type { FamilyCall, NoParams, OfDocument } from './familyCall.ts'
import type { NotedReading } from '../documents/reading.ts'

/** What a form sends beside its content. */
interface Sent {
  readonly version: string
  readonly unfinished?: KeptForm | undefined
}

/** The calls of `formCalls`. */
interface FormCalls<Detail, Body, Saved, Generated, Reason extends string, Filing extends string> {
  readonly detail: FamilyCall<OfDocument, NoParams, undefined, Detail, 'record.absent'>
  readonly saveDraft: FamilyCall<NoParams, NoParams, Body, Saved, 'record.absent' | 'fields.invalid' | Reason>
  readonly generateXml: FamilyCall<
    NoParams,
    NoParams,
    Body,
    Generated,
    'record.absent' | 'fields.invalid' | Reason | Filing | 'fields.exceedXml' | 'fields.unacceptable'
  >
}

/** What a form of a kind says, and how it is answered. */
interface Filled<T extends KindTypes, Detail, Body, Saved, Generated> {
  /** Null where the company has no document of the id in the collection. */
  readonly detail: (companyId: string, id: string) => Promise<Detail | null>
  /** What a body says, without what every form sends beside it. */
  readonly contentOf: (body: Body) => T['content']
  readonly saved: (head: T['head']) => Saved
  readonly generated: (made: GeneratedTogether) => Generated
}

const unfinishedOf = (collection: string, kept: KeptForm | undefined): Unfinished | null => {
  if (kept === undefined) return null
  const { way, origin_id: originId, writer, revision } = kept
  return { collection, way, originId, writer, revision }
}

/** What a form is opened with, and what it saves and has written as XML. */
export const formRoutes = <
  Detail,
  Body extends Sent,
  Saved,
  Generated,
  Reason extends string,
  Filing extends string,
  T extends KindTypes & {
    readonly changed: Reason
    readonly notEditable: Reason
    readonly unfit: Reason
    readonly unfitToFile: Filing
    readonly unfitAmongOthers: Reason
  },
>(
  collection: KeptCollection<T>,
  calls: FormCalls<Detail, Body, Saved, Generated, Reason, Filing>,
  filled: Filled<T, Detail, Body, Saved, Generated>,
  parts: WritingParts<T> & NotedReading,
): readonly Route[] => {
  const editionOf = (body: Body): Edition<T['content']> => ({
    content: filled.contentOf(body),
    version: body.version,
    unfinished: unfinishedOf(collection.key, body.unfinished),
  })
  return [
    companyRoute(calls.detail, async ({ params: { id } }, member) => {
      const isSeen = collection.seenBy === undefined || (await headIn(collection, parts.store, member, id)) !== null
      const detail = isSeen ? await filled.detail(member.companyId, id) : null
      if (detail === null) return fail({ reason: 'record.absent' })
      await parts.onRead?.(member, id, 'content')
      return succeed(detail)
    }),
    companyRoute(calls.saveDraft, async ({ body }, member) => {
      const kept = await saveForm(collection, parts, member, editionOf(body))
      return kept.ok ? succeed(filled.saved(kept.value)) : kept
    }),
    companyRoute(calls.generateXml, async ({ body }, member) => {
      const made = await generateForm(collection, parts, member, editionOf(body))
      return made.ok ? succeed(filled.generated(made.value)) : made
    }),
  ]
}
