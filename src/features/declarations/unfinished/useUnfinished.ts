import { getValues, setValues } from '@modular-forms/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { useApi } from '../../../api/provider.tsx'
import { unfinishedForms } from '../../../api/contract/declarationUnfinished.ts'
import { emptyCertificateRow } from '../../../domain/declaration/defaults.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import {
  declarationBodySchema,
  fromBody,
  isDeclarationInput,
  type DeclarationBody,
  type DeclarationInput,
} from '../../../domain/declaration/wire.ts'
import { inputBody } from '../../../domain/declaration/inputBody.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import { newRecordId } from '../../../records/form/newRecordId.ts'
import { useFiling } from '../collection/filing.ts'
import type { DeclarationFields } from '../form/fields.ts'
import { putRows } from '../form/certificateRows.ts'
import { hasUnsavedChanges } from '../form/unsavedChanges.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import type { FormOrigin } from './origin.ts'
import { unfinishedKey, unfinishedQuery } from './unfinishedQuery.ts'

type FormActor = ActorRefFrom<typeof declarationForm>

/** What the fields say, as it is kept; null where it exceeds what a draft may be. */
const contentOf = (form: DeclarationForm, fields: DeclarationFields): DeclarationBody | null => {
  const values = getValues(fields, { shouldActive: false, peek: true })
  if (!isDeclarationInput(values)) return null
  const read = v.safeParse(declarationBodySchema(form), inputBody(form, values))
  return read.success ? read.output : null
}

/** Lets the fields say what was kept, as unsaved changes; a form always has a certificate row. */
const putValuesIn = (fields: DeclarationFields, content: DeclarationBody): void => {
  const { digital_signatures: rows, ...values } = fromBody(content)
  setValues<DeclarationInput, undefined>(fields, values, {
    shouldTouched: false,
    shouldValidate: false,
    shouldFocus: false,
  })
  // The rows keep their places: rows that are set as a whole lose what has no control.
  putRows(fields, rows.length > 0 ? rows : [emptyCertificateRow])
}

/** One id for what this tab keeps. */
const writer = newRecordId()

const useKeeper = (actor: FormActor, fields: DeclarationFields, origin: FormOrigin) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { key, form } = useFiling()
  return useMemo(() => {
    const calls = unfinishedForms[key]
    return createKeeper({
      isUnsaved: () => hasUnsavedChanges(actor, fields),
      content: () => contentOf(form, fields),
      keep(content, revision, keepalive) {
        const { way, id: origin_id, version: base_version } = origin
        return api.send(
          calls.keep,
          { body: { way, origin_id, base_version, writer, revision, content } },
          { keepalive },
        )
      },
      async discard({ id, revision }) {
        await api.send(calls.discard, { params: { id }, query: { revision, writer } })
        await queryClient.invalidateQueries({ queryKey: unfinishedKey })
      },
    })
  }, [api, queryClient, key, form, actor, fields, origin])
}

/** Keeps the last changes when the page is hidden or goes on without the form, and nothing once the form has ended. */
const useKeeping = (actor: FormActor, keeper: Keeper): void => {
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.flush(true)
    }
    document.addEventListener('visibilitychange', onHidden)
    const subscription = actor.subscribe({
      complete: () => {
        if (actor.getSnapshot().status === 'done') void keeper.end()
      },
    })
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      subscription.unsubscribe()
      keeper.stop()
    }
  }, [actor, keeper])
}

/** Keeps what a form says while it is filled, and offers what an earlier visit has left of it (decision 0376). */
export const useUnfinished = (
  actor: FormActor,
  fields: DeclarationFields,
  { origin, continues }: { readonly origin: FormOrigin; readonly continues: string | null },
) => {
  const api = useApi()
  const { key } = useFiling()
  const keeper = useKeeper(actor, fields, origin)
  useKeeping(actor, keeper)
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState)
  const [failure, setFailure] = useState<ServerFailure | null>(null)
  const { data, isFetchedAfterMount } = useQuery(unfinishedQuery(api, key))
  const found = isFetchedAfterMount
    ? data?.find(({ way, origin_id: id }) => way === origin.way && id === origin.id)
    : undefined

  const putIn = async (id: string): Promise<void> => {
    const answer = await api.send(unfinishedForms[key].read, { params: { id } })
    if (!answer.ok) return setFailure(answer.failure)
    setFailure(null)
    if (actor.getSnapshot().can({ type: 'edit.started' })) actor.send({ type: 'edit.started' })
    putValuesIn(fields, answer.value.content)
    keeper.take()
  }

  const begin = useEffectEvent(() => {
    const now = actor.getSnapshot()
    const mayContinue = now.context.mode !== 'view' || now.can({ type: 'edit.started' })
    if (found === undefined || !mayContinue) return
    keeper.offer(found)
    if (found.id === continues) void putIn(found.id)
  })
  useEffect(() => {
    if (isFetchedAfterMount) begin()
  }, [isFetchedAfterMount])

  return {
    keeper,
    offered: state.offered,
    notKept: state.notKept,
    failure,
    continueOffered: () => void (state.offered !== null && putIn(state.offered.id)),
    discardOffered: () => void keeper.refuse(),
  }
}
