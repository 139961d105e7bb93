import type { Saved, SavingBasis } from '../../machines/saving.ts'
import type { Sealed } from '../../machines/sealed.ts'

type Over<Content> = Content & { readonly version: string }

interface Saving<Content, Kept, Unanswered, Answer> {
  /** What was filled in, as it travels, without its version. */
  readonly content: Content
  readonly basis: SavingBasis<Kept>
  readonly send: (body: Over<Content>) => Promise<Saved<Answer, Kept>>
  /** What is kept of a saving whose answer is lost. */
  readonly keep: (body: Over<Content>) => Sealed<Kept>
  readonly open: (kept: Sealed<Kept>) => Unanswered
  /** The body that was sent then. */
  readonly bodyOf: (unanswered: Unanswered) => object
  readonly repeat: (unanswered: Unanswered) => Promise<Saved<unknown, Kept>>
}

const textOf = (body: object): string => JSON.stringify({ ...body, version: undefined })

/**
 * Sends what was filled in over the version of `basis`. A saving whose answer was lost is repeated before other content follows: its
 * answer names the version that it has made, so that nobody is refused by their own saving (docs/decisions/0045).
 */
export const saveOver = async <Content extends object, Kept, Unanswered, Answer>({
  content,
  basis,
  send,
  keep,
  open,
  bodyOf,
  repeat,
}: Saving<Content, Kept, Unanswered, Answer>): Promise<Saved<Answer, Kept>> => {
  const unanswered = basis.unanswered === null ? null : open(basis.unanswered)
  const isRepeated = unanswered !== null && textOf(bodyOf(unanswered)) !== textOf(content)
  let { version } = basis
  if (isRepeated) {
    const answer = await repeat(unanswered)
    if (answer.ok) version = answer.value.version
    else if (answer.failure.code !== 'server.refused') return answer
  }
  const body = { ...content, version }
  const answer = await send(body)
  if (answer.ok) return answer
  const { failure } = answer
  if (failure.code === 'server.refused') return { ok: false, failure, basis: { version, unanswered: null } }
  // Where the session has ended, the server has done nothing.
  const left = failure.code === 'session.ended' ? (isRepeated ? null : basis.unanswered) : keep(body)
  return { ok: false, failure, basis: { version, unanswered: left } }
}
