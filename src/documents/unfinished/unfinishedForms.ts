import type { ApiClient } from '../../api/client.ts'
import type { BodyOf } from '../../api/contract/call.ts'
import type { UnfinishedCalls, UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { succeed, type Result } from '../../domain/result.ts'
import type { Sealed } from '../../machines/sealed.ts'
import type { Vault } from '../../machines/vault.ts'

/** A form as it is kept: its place, what its tab knows of it, and what it says. */
type KeptOf<Content> = Omit<BodyOf<UnfinishedCalls['keep']>, 'content'> & { readonly content: Content }

type Answer<Value> = Promise<Result<Value, ServerFailure>>

/** Calls about forms that are begun and not saved. What forms say is sealed by the kind. */
export interface UnfinishedForms extends Pick<UnfinishedCalls, 'list' | 'discard'> {
  /** `isPageLeaving`: the page may be gone before the answer comes. */
  readonly keep: (api: ApiClient, form: KeptOf<Sealed<unknown>>, isPageLeaving: boolean) => Answer<UnfinishedForm>
  readonly read: (
    api: ApiClient,
    id: string,
    signal: AbortSignal,
  ) => Answer<{ readonly form: UnfinishedForm; readonly content: Sealed<unknown> }>
  readonly isSame: (one: Sealed<unknown>, other: Sealed<unknown>) => boolean
}

/** A kind's own calls, by its own types. */
interface OwnCalls<Content extends object> extends Pick<UnfinishedCalls, 'list' | 'discard'> {
  readonly contents: Vault<Content>
  readonly keep: (
    api: ApiClient,
    form: KeptOf<Content>,
    options: { readonly keepalive: boolean },
  ) => Answer<UnfinishedForm>
  readonly read: (
    api: ApiClient,
    id: string,
    signal: AbortSignal,
  ) => Answer<UnfinishedForm & { readonly content: Content }>
}

/** The calls about unfinished forms of a kind. */
export const unfinishedFormsOf = <Content extends object>({
  contents,
  list,
  discard,
  keep,
  read,
}: OwnCalls<Content>): UnfinishedForms => ({
  list,
  discard,
  keep: (api, form, keepalive) => keep(api, { ...form, content: contents.open(form.content) }, { keepalive }),
  read: async (api, id, signal) => {
    const answer = await read(api, id, signal)
    if (!answer.ok) return answer
    const { content, ...form } = answer.value
    return succeed({ form, content: contents.seal(content) })
  },
  isSame: (one, other) => JSON.stringify(contents.open(one)) === JSON.stringify(contents.open(other)),
})
