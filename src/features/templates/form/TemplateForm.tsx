import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import * as v from 'valibot'
import { useApi } from '../../../api/provider.tsx'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import type { CompanyType } from '../../../domain/companyType.ts'
import { imageRule } from '../../../domain/image.ts'
import { householdProblems } from '../../../domain/templates/household.ts'
import { statusProblems } from '../../../domain/templates/rollover.ts'
import { areFieldsOpen, type TemplateStatus } from '../../../domain/templates/status.ts'
import { templateSchema, type TemplateValues } from '../../../domain/templates/template.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { Sealed } from '../../../machines/sealed.ts'
import { RecordFormDialog } from '../../../records/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../../records/form/useRecordForm.ts'
import { templateKeys } from '../queries.ts'
import { useTemplateRights } from '../rights.ts'
import { useToday } from '../today.ts'
import { statusState } from '../status/statusState.ts'
import { saveTemplate } from './saveTemplate.ts'
import { TemplateFormBody } from './TemplateFormBody.tsx'
import { useTemplateLabels } from './templateLabels.ts'
import type { OpenedTemplate } from './useTemplateSource.ts'
import { useTemplateStatus } from './useTemplateStatus.ts'

interface Props {
  readonly kind: TemplateKind
  readonly opened: OpenedTemplate
  readonly onEnd: (output: RecordFormOutput) => void
}

/** Pictures that are still on their way cannot be saved. */
const pictureProblems = (values: TemplateValues) =>
  (['logo_img', 'bg_img'] as const).flatMap((field) => {
    const [issue] = v.safeParse(imageRule, values[field]).issues ?? []
    return issue === undefined || values[field].startsWith('data:') ? [] : [{ field, message: issue.message }]
  })

/** The rules of the form; symbols are held to the company's type while they can be changed. */
const rulesOf = (kind: TemplateKind, saved: TemplateStatus | null, today: string, companyType: CompanyType) => ({
  schema: templateSchema(kind, saved),
  check: (values: TemplateValues) => [
    ...pictureProblems(values),
    ...statusProblems(values, saved, today),
    ...(areFieldsOpen(saved) ? householdProblems(companyType, kind, values) : []),
  ],
})

const useForm = ({ kind, opened: read, onEnd }: Props, mayWrite: boolean) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const opensIn = mayWrite && read.saved !== '2' ? ('edit' as const) : ('view' as const)
  // The form keeps to what it was opened with, whatever is read anew behind it.
  const [opened] = useState(() => ({ ...read, opensIn }))
  const { values, saved, company } = opened
  const { company_type: companyType } = company
  const today = useToday()
  const rules = useMemo(() => rulesOf(kind, saved, today, companyType), [kind, saved, today, companyType])
  return useRecordForm({
    opened,
    empty: values,
    rules,
    firstField: 'form_no',
    save: useMemo(() => saveTemplate(api, kind, values), [api, kind, values]),
    savedText: null,
    onSaved: useCallback(() => void queryClient.invalidateQueries({ queryKey: templateKeys.all }), [queryClient]),
    onEnd,
  })
}

/** The form of a template that is read, and its status beside it (seed 001 §2.4, §2.5, docs/decisions/0292). */
export const TemplateForm = (props: Props) => {
  const { kind, opened } = props
  const { t } = useLingui()
  const { mayAdd, maySave } = useTemplateRights()
  const mayWrite = opened.recordId === null ? mayAdd : maySave
  const form = useForm(props, mayWrite)
  const status = useTemplateStatus(opened.saved, form.actor)
  const state = statusState(useSelector(status, (snapshot) => snapshot))
  const isFinal = state.isStopped || state.isOvertaken
  return (
    <RecordFormDialog
      form={{ ...form, submit: (values) => status.send({ type: 'save.submitted', values: new Sealed(values) }) }}
      labels={useTemplateLabels()}
      rights={{ mayEdit: maySave && !isFinal, maySave: mayWrite && !isFinal, isFinal }}
      saveStep={msg`Save template failed`}
      titles={{ create: t`New template`, view: t`Template`, edit: t`Edit the template` }}
    >
      {({ isClosed }) => (
        <TemplateFormBody
          company={opened.company}
          fields={form.fields}
          isClosed={isClosed}
          kind={kind}
          onStatus={(event) => status.send(event)}
          recordId={opened.recordId}
          state={state}
        />
      )}
    </RecordFormDialog>
  )
}
