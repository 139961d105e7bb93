import * as v from 'valibot'
import { listOf } from '../../../domain/bounded.ts'
import { archiveStates, mostInArchive } from '../../../domain/documents/archive.ts'
import { describeCall, noBody, none, streamed, type AnyCall, type ScopedAccess } from '../call.ts'
import { idSchema } from '../ids.ts'
import { searchValueSchema } from '../paging.ts'
import type { DocumentCollection } from './kind.ts'
import { askedDays } from './list.ts'
import { linkParams } from './output.ts'

/** What is asked of every kind, beside what narrows its list. */
export const askedArchive = {
  form: v.optional(v.picklist(['zip', 'pdf']), 'zip'),
  sid: v.optional(listOf(idSchema, mostInArchive), []),
  ...askedDays,
  search_value: searchValueSchema,
}

const archiveSchema = v.object({
  id: v.string(),
  state: v.picklist(archiveStates),
  /** Documents that are drawn, of how many. */
  done: v.number(),
  total: v.number(),
  /** Those that have no print or could not be drawn. */
  left_out: v.number(),
  bytes: v.number(),
  /** A path that is valid for a while, once the file is ready. */
  url: v.nullable(v.string()),
})
export type DocumentArchive = v.InferOutput<typeof archiveSchema>

interface ArchivedKind<Access, Body, TooMany, Running> {
  readonly path: string
  readonly downloadPath: string
  /** Who reads what single documents say. */
  readonly access: Access
  readonly body: Body
  readonly summary: string
  /** Where more are asked for than a file holds, and where no other file may be begun. */
  readonly tooMany: TooMany
  readonly running: Running
  readonly source: string
}

/** How far the file of whoever asks is, and its end. */
const ownCalls = <const Access extends ScopedAccess>(
  name: string,
  { path, access, source }: Pick<ArchivedKind<Access, never, never, never>, 'path' | 'access' | 'source'>,
) => ({
  read: describeCall({
    name: `${name}.readArchive`,
    summary: 'How far the file of whoever asks has got; null where there is none, as after an hour or a restart',
    method: 'GET',
    path,
    access,
    params: none,
    query: none,
    body: noBody,
    answer: v.object({ archive: v.nullable(archiveSchema) }),
    refusals: [],
    source,
  }),
  drop: describeCall({
    name: `${name}.dropArchive`,
    summary: 'Cancels the file of whoever asks, or removes it; nothing happens where it is gone',
    method: 'DELETE',
    path,
    access,
    params: none,
    query: none,
    body: v.strictObject({ id: idSchema }),
    answer: v.object({ dropped: v.boolean() }),
    refusals: [],
    source,
  }),
})

/** The calls of files of many PDFs, which the server makes: begun, followed, cancelled, taken by a link. */
export const archiveCalls = <
  const Access extends ScopedAccess,
  Body extends AnyCall['body'],
  const TooMany extends string,
  const Running extends string,
>(
  { name }: Pick<DocumentCollection, 'name'>,
  kind: ArchivedKind<Access, Body, TooMany, Running>,
) => ({
  start: describeCall({
    name: `${name}.startArchive`,
    summary: kind.summary,
    method: 'POST',
    path: kind.path,
    access: kind.access,
    params: none,
    query: none,
    body: kind.body,
    answer: archiveSchema,
    refusals: ['record.absent', kind.tooMany, kind.running],
    source: kind.source,
  }),
  ...ownCalls(name, kind),
  download: describeCall({
    name: `${name}.downloadArchive`,
    summary: 'The file by a link that the server has made and signed, to whoever began it',
    method: 'GET',
    path: `${kind.downloadPath}/:id/:expires/:hash`,
    access: kind.access,
    params: linkParams,
    query: none,
    body: noBody,
    document: 'application/octet-stream',
    answer: v.object({ filename: v.string(), content: streamed }),
    refusals: ['record.absent', 'link.expired'],
    source: kind.source,
  }),
})
