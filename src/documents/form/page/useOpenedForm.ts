import type { FieldValues } from '@modular-forms/react'
import { useEffect, useEffectEvent } from 'react'
import { succeed } from '../../../domain/result.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { useSavingLater } from '../../submit/whileSaving.ts'
import { useUnfinished } from '../../unfinished/useUnfinished.ts'
import type { HasPrint } from '../formState.ts'
import { useDocumentForm } from '../useDocumentForm.ts'
import { useFormLeaving } from '../useFormLeaving.ts'
import { useNewId } from '../useNewId.ts'
import { useOpenForm } from '../useOpenForm.ts'
import { filledForm } from './filledForm.ts'
import type { OpenedDocument } from './openedDocument.ts'
import type { DocumentOpening } from './opening.ts'
import type { FieldsKind } from './fieldsKind.ts'
import { useDocumentFields } from './useDocumentFields.ts'

interface Given<Values, Facts> {
  readonly opening: Pick<DocumentOpening, 'continues' | 'isChecked'>
  readonly opened: OpenedDocument<Values>
  readonly facts: Facts
  readonly hasPrint: HasPrint
  /** `newId` is what a new document is saved under. */
  readonly onEnd: (output: FormOutput, newId: string) => void
}

/** No document of such a kind is filled from what is in force. */
const nothingInForce = () => Promise.resolve(succeed({ isInForce: false, isAsOpened: true }))

/** A form whose data is there, with its flow, its submission, and what is kept of it unfinished. */
export const useOpenedForm = <Values extends FieldValues, Content extends object, Facts>(
  of: FieldsKind<Values, Content, Facts>,
  { opening, opened, facts, hasPrint, onEnd }: Given<Values, Facts>,
) => {
  const { documentId, stage, version, values, origin } = opened
  const { continues, isChecked } = opening
  const { whileSaving, onSavingKnown } = useSavingLater()
  const { fields, fieldActions, checks, beginWithProblems } = useDocumentFields(of, values, facts)
  const actor = useDocumentForm(
    { documentId, stage, editsDrafts: true, fillsChange: false, version },
    { fieldActions, findInForce: nothingInForce, whileSaving },
  )
  const newId = useNewId(null)
  useFormLeaving(actor, fields, (output) => onEnd(output, newId))
  const unfinished = useUnfinished(actor, filledForm(of, actor, fields), { origin, continues, onSavingKnown })
  const begin = useEffectEvent(() => {
    if (!isChecked) return
    actor.send({ type: 'edit.started' })
    beginWithProblems()
  })
  useEffect(() => begin(), [])
  const isContentComing = unfinished.offer.isComing
  const form = useOpenForm({ actor, fields, checks, newId, hasPrint, isContentComing })
  return { form, fields, unfinished }
}
