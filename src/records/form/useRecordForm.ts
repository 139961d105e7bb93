import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { FieldValues } from '@modular-forms/react'
import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise, type ActorRefFrom } from 'xstate'
import * as v from 'valibot'
import { inspected } from '../../machines/inspection.ts'
import { recordForm } from '../../machines/recordForm/recordForm.ts'
import type {
  RecordFormInput,
  RecordFormOutput,
  RecordSaved,
  RecordSaveInput,
} from '../../machines/recordForm/setup.ts'
import { Sealed } from '../../machines/sealed.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import {
  focusFirst,
  restoreFields,
  savedFields,
  showRefusedFields,
  useRecordFields,
  type RecordFields,
  type RecordRules,
  type SavedFields,
} from './recordFields.ts'
import { leavable } from './leavable.ts'
import { newRecordIds, type NewRecordIds } from './newRecordId.ts'
import { useLeaving } from './useLeaving.ts'

export type RecordFormActor = ActorRefFrom<typeof recordForm>

/** What a form saves. */
export interface RecordToSave<Sent> {
  /** What the schema gives for the values. */
  readonly values: Sent
  /** The record's, or what a new one will have: the same each time until it is saved. */
  readonly id: string
  /** Null for a new record. */
  readonly recordId: string | null
  readonly basis: RecordSaveInput['basis']
  readonly signal: AbortSignal
}

interface Options<Values extends FieldValues, Sent> {
  readonly opened: RecordFormInput & { readonly values: Values }
  /** What a new record begins with, once another one follows. */
  readonly empty: Values
  readonly rules: RecordRules<Values> & { readonly schema: v.GenericSchema<Values, Sent> }
  /** The first field of the form. */
  readonly firstField: string
  /** Must keep its identity over renders, and so must what follows. */
  readonly save: (record: RecordToSave<Sent>) => Promise<RecordSaved>
  /** Said in a toast; null where the area says it otherwise. */
  readonly savedText: MessageDescriptor | null
  /** What other screens show of the record is read anew. */
  readonly onSaved: () => void
  readonly onEnd: (output: RecordFormOutput) => void
}

export interface RecordForm<Values extends FieldValues> {
  readonly actor: RecordFormActor
  readonly fields: RecordFields<Values>
  /** Takes the values once all of them pass. */
  readonly submit: (values: Values, another: boolean) => void
}

type FlowParts<Values extends FieldValues, Sent> = Pick<
  Options<Values, Sent>,
  'empty' | 'firstField' | 'save' | 'onSaved'
> & {
  readonly schema: v.GenericSchema<Values, Sent>
  readonly fields: RecordFields<Values>
  readonly saved: SavedFields
  readonly newIds: NewRecordIds
  readonly announce: () => void
}

const provideFlow = <Values extends FieldValues, Sent>({
  empty,
  firstField,
  save,
  schema,
  fields,
  saved,
  newIds,
  onSaved,
  announce,
}: FlowParts<Values, Sent>) =>
  recordForm.provide({
    actors: {
      save: fromPromise<RecordSaved, RecordSaveInput>(({ input: { values, recordId, basis }, signal }) => {
        const id = recordId ?? newIds.current()
        return save({ values: v.parse(schema, values.open()), id, recordId, basis, signal })
      }),
    },
    actions: {
      restoreFields: saved.restore,
      takeFieldsAsSaved: saved.take,
      emptyFields: () => {
        newIds.advance()
        restoreFields(fields, empty)
        focusFirst(fields, firstField)
      },
      announceSaved: () => {
        announce()
        onSaved()
      },
      showRefusedFields: (_, { failure }) => showRefusedFields(fields, failure),
    },
  })

/** The one hook that gives `recordForm` its actors and its fields (docs/decisions/0242). */
export const useRecordForm = <Values extends FieldValues, Sent>({
  opened,
  empty,
  rules,
  firstField,
  save,
  savedText,
  onSaved,
  onEnd,
}: Options<Values, Sent>): RecordForm<Values> => {
  const { i18n } = useLingui()
  const fields = useRecordFields(opened.values, rules)
  const { schema } = rules
  // What is remembered lives as long as the form: the flow is provided anew when texts come in.
  const [saved] = useState(() => savedFields(fields, opened.values))
  const [newIds] = useState(newRecordIds)
  const flow = useMemo(() => {
    const announce = () => {
      if (savedText !== null) notify.success(i18n._(savedText))
    }
    return provideFlow({ empty, firstField, save, schema, fields, saved, newIds, onSaved, announce })
  }, [save, schema, fields, saved, newIds, empty, firstField, i18n, savedText, onSaved])
  const { recordId, version, opensIn } = opened
  const actor = useActorRef(flow, { ...inspected, input: { recordId, version, opensIn } })
  const leaving = useMemo(
    () =>
      leavable(actor, {
        isShown: () => actor.getSnapshot().status === 'active',
        hasChanges: () => actor.getSnapshot().context.mode !== 'view' && fields.dirty.peek(),
      }),
    [actor, fields],
  )
  useLeaving(leaving, onEnd)
  return {
    actor,
    fields,
    submit: (values, another) => actor.send({ type: 'save.submitted', values: new Sealed(values), another }),
  }
}
