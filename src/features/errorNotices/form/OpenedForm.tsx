import { useEffect, useEffectEvent, useState } from 'react'
import type { ErrorNoticeDetail } from '../../../api/contract/errorNoticeFiling.ts'
import { fieldActionsOf } from '../../../documents/form/fieldActions.ts'
import { useDocumentForm } from '../../../documents/form/useDocumentForm.ts'
import { useFormLeaving } from '../../../documents/form/useFormLeaving.ts'
import { useNewId } from '../../../documents/form/useNewId.ts'
import { useOpenForm } from '../../../documents/form/useOpenForm.ts'
import { useSavingLater } from '../../../documents/submit/whileSaving.ts'
import { useUnfinished } from '../../../documents/unfinished/useUnfinished.ts'
import type { NoticeValues } from '../../../domain/errorNotice/content.ts'
import { succeed } from '../../../domain/result.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import type { NoticeOpening } from '../address.ts'
import { stageOf } from '../kind/readNotice.ts'
import { beginWithProblems, formChecks, showProblems, useNoticeFields } from './fields.ts'
import { filledForm } from './filledForm.ts'
import { FormPage } from './FormPage.tsx'
import type { OpenedNotice } from './useNoticeSource.ts'

interface Props {
  readonly opening: NoticeOpening
  readonly opened: OpenedNotice
  /** What an existing notice shows beside its fields; null for a new one. */
  readonly record: ErrorNoticeDetail | null
  readonly onEnd: (output: FormOutput) => void
}

/** No notice is filled from what is in force. */
const nothingInForce = () => Promise.resolve(succeed({ isInForce: false, isAsOpened: true }))

/** A form whose data is there, with its flow and its submission. */
export const OpenedForm = ({ opening, opened, record, onEnd }: Props) => {
  const { values, version, origin } = opened
  const { whileSaving, onSavingKnown } = useSavingLater()
  const fields = useNoticeFields(values)
  const [fieldActions] = useState(() =>
    fieldActionsOf<NoticeValues>(fields, values, (refused) => showProblems(fields, refused)),
  )
  const stage = record === null ? null : stageOf(record.notice_status)
  const actor = useDocumentForm(
    { documentId: record?.notice_id ?? null, stage, editsDrafts: true, fillsChange: false, version },
    { fieldActions, findInForce: nothingInForce, whileSaving },
  )
  useFormLeaving(actor, fields, onEnd)
  const { continues, isChecked } = opening
  const unfinished = useUnfinished(actor, filledForm(actor, fields), { origin, continues, onSavingKnown })
  const begin = useEffectEvent(() => {
    if (!isChecked) return
    actor.send({ type: 'edit.started' })
    beginWithProblems(fields)
  })
  useEffect(() => begin(), [])
  const form = useOpenForm({
    actor,
    fields,
    checks: formChecks(fields),
    newId: useNewId(null),
    hasPrint: (at) => at !== null,
    isContentComing: unfinished.offer.isComing,
  })
  return <FormPage fields={fields} form={form} record={record} unfinished={unfinished} values={values} />
}
