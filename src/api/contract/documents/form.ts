import * as v from 'valibot'
import { textUpTo } from '../../../domain/bounded.ts'
import type { Permission } from '../../../domain/session.ts'
import { describeCall, noBody, none, type AnyCall } from '../call.ts'
import { idSchema } from '../ids.ts'
import { keptFormSchema, type KeptForm } from './keptForm.ts'
import type { DocumentCollection, DocumentKind } from './kind.ts'

/** Names the content of a document as it is kept: another content has another version (decision 0045). */
export const versionSchema = textUpTo(64)

/**
 * What a form sends beside its content. `version` is the one that it was opened with, or that its latest saving has answered; empty for a
 * new document. What is kept of the form as unfinished goes with the saving.
 */
export const editionEntries = { version: v.optional(versionSchema, ''), unfinished: v.optional(keptFormSchema) }

/** The schema of a form's body around its content. */
export type EditionSchema<Content> = v.GenericSchema<
  Content & { version?: string | undefined; unfinished?: KeptForm | undefined },
  Content & { version: string; unfinished?: KeptForm | undefined }
>

const editionBeyondSeeds = ['version', 'unfinished'] as const

/** A form as its kind describes it. */
interface FiledKind<
  Detail extends AnyCall['answer'],
  Edition extends AnyCall['body'],
  Saved extends AnyCall['answer'],
  Generated extends AnyCall['answer'],
  Reason extends string,
  Filing extends string,
> extends DocumentKind {
  readonly refusals: DocumentKind['refusals'] & {
    readonly form: readonly Reason[]
    readonly filing?: readonly Filing[]
  }
  readonly detail: Detail
  /** What is saved, and has its XML written. */
  readonly edition: Edition
  readonly saved: Saved
  readonly generated: Generated
  /** Members of its content that the seeds do not name. */
  readonly contentBeyondSeeds?: readonly string[]
}

const detailCall = <Detail extends AnyCall['answer']>(
  { name, path, ofOne, records, source, readers, contentReaders = readers }: DocumentCollection,
  detail: Detail,
) =>
  describeCall({
    name: `${name}.detail`,
    summary: `One of the ${records}, with its way so far`,
    method: 'GET',
    path: `${path}/:id${ofOne === undefined ? '' : `/${ofOne.detail}`}`,
    access: contentReaders,
    params: v.strictObject({ id: idSchema }),
    query: none,
    body: noBody,
    answer: detail,
    refusals: ['record.absent'],
    source,
  })

/** A call that is sent a form: what it answers, who may, and what it is refused with. */
interface FormCall<Edition, Answer, Reason> {
  readonly beyondSeeds: readonly string[]
  readonly edition: Edition
  readonly answer: Answer
  readonly permission: Permission
  readonly refusals: readonly Reason[]
}

const generateXmlCall = <Edition extends AnyCall['body'], Answer extends AnyCall['answer'], Reason extends string>(
  { name, path, source, writersWith }: DocumentCollection,
  that: string,
  { edition, answer, permission, refusals, beyondSeeds }: FormCall<Edition, Answer, Reason>,
) =>
  describeCall({
    name: `${name}.generateXml`,
    summary: `Saves ${that} and writes its XML; the same content again answers the same unfinished XML`,
    method: 'POST',
    path: `${path}/generate-xml`,
    access: writersWith(permission),
    params: none,
    query: none,
    body: edition,
    answer,
    refusals: [...refusals, 'fields.exceedXml', 'fields.unacceptable'],
    source: `${source}; \`req_key\`, \`version\` and \`unfinished\` added`,
    beyondSeeds,
  })

const saveDraftCall = <Edition extends AnyCall['body'], Answer extends AnyCall['answer'], Reason extends string>(
  { name, path, source, writersWith }: DocumentCollection,
  { edition, answer, permission, refusals, beyondSeeds }: FormCall<Edition, Answer, Reason>,
) =>
  describeCall({
    name: `${name}.saveDraft`,
    summary: 'Saves a draft, new or existing',
    method: 'POST',
    path: `${path}/save-draft`,
    access: writersWith(permission),
    params: none,
    query: none,
    body: edition,
    answer,
    refusals,
    source: `${source}; answer, \`version\` and \`unfinished\` added`,
    beyondSeeds,
  })

/** What every form may be refused with. */
const refusalsOfForms = ['record.absent', 'fields.invalid'] as const

/** The calls of a form: what it opens with, and what it saves and has written as XML. */
export const formCalls = <
  Detail extends AnyCall['answer'],
  Edition extends AnyCall['body'],
  Saved extends AnyCall['answer'],
  Generated extends AnyCall['answer'],
  Reason extends string,
  Filing extends string = never,
>(
  collection: DocumentCollection,
  { words, permissions, refusals: own, ...schemas }: FiledKind<Detail, Edition, Saved, Generated, Reason, Filing>,
) => {
  const { detail, edition, saved, generated, contentBeyondSeeds = [] } = schemas
  const beyondSeeds = [...editionBeyondSeeds, ...contentBeyondSeeds]
  const refusals = [...refusalsOfForms, ...own.form]
  const writing = { edition, answer: generated, permission: permissions.generate, beyondSeeds }
  const filing: readonly Filing[] = own.filing ?? []
  return {
    detail: detailCall(collection, detail),
    generateXml: generateXmlCall(collection, words.that, { ...writing, refusals: [...refusals, ...filing] }),
    saveDraft: saveDraftCall(collection, { ...writing, answer: saved, permission: permissions.draft, refusals }),
  }
}
