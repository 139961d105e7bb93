import type { RecordBasis, RecordSaved } from '../../machines/recordForm/setup.ts'
import { Sealed } from '../../machines/sealed.ts'
import { saveOver } from './saveOver.ts'

interface Saving<Content> {
  /** What was filled in, as it travels, without its version. */
  readonly content: Content
  readonly basis: RecordBasis
  readonly signal: AbortSignal
  readonly send: (body: Content & { readonly version: string }, signal: AbortSignal) => Promise<RecordSaved>
}

/** Saves a record over the version that its form was filled on; one whose answer was lost is repeated first, as `saveOver` says. */
export const saveRecord = <Content extends object>({ content, basis, signal, send }: Saving<Content>) =>
  saveOver({
    content,
    basis,
    send: (body) => send(body, signal),
    keep: (body) => new Sealed({ body, repeat: (later: AbortSignal) => send(body, later) }),
    open: (kept) => kept.open(),
    bodyOf: ({ body }) => body,
    repeat: ({ repeat }) => repeat(signal),
  })
