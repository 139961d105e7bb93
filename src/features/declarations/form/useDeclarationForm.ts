import { stageOf } from '../../../domain/declaration/status.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useApi } from '../../../api/provider.tsx'
import { useFiling } from '../kind/filing.ts'
import { declarationKeys } from '../queries/declarations.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import type { FilledField } from '../../../domain/declaration/companyData.ts'
import type { HeldCertificates } from '../../../domain/declaration/takenCertificates.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { succeed } from '../../../domain/result.ts'
import { documentForm } from '../../../machines/documentForm/documentForm.ts'
import { kinds } from '../../../machines/kinds.ts'
import type { DocumentFormInput, DraftSaved, SaveInput } from '../../../machines/documentForm/setup.ts'
import { inspected } from '../../../machines/inspection.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { useFiledKind } from '../../../documents/filedKind.ts'
import { useDocumentSubmit } from '../../../documents/submit/useDocumentSubmit.ts'
import type { InForce } from '../../../api/queries/inForce.ts'
import type { FormOrigin } from '../../../documents/unfinished/origin.ts'
import type { WhileSaving } from '../../../documents/submit/whileSaving.ts'
import { useDeclarationFields } from './fields.ts'
import { formActions } from './formActions.ts'
import { newRecordId } from '../../../records/form/newRecordId.ts'
import { useFormRules, type FormFacts } from './formRules.ts'
import { isAsOpened } from './unsavedChanges.ts'
import { useFindInForce } from './useFindInForce.ts'

export interface OpenedDeclaration extends Omit<DocumentFormInput, 'kind' | 'editsDrafts' | 'stage'> {
  /** `noti_cd_tax` of an existing declaration, empty for a new one. */
  readonly status: string
  readonly values: DeclarationValues
  /** What it was opened from, by which what is typed is kept. */
  readonly origin: FormOrigin
  /** What the authority has accepted, of a change of it; null of anything else. */
  readonly inForce: DeclarationValues | null
  /** The accepted declaration that a change was filled from as its type was chosen, or null. */
  readonly filledFrom: InForce | null
  /** The draft whose place it takes when it is saved, or null. */
  readonly replaced: { readonly id: string; readonly reference: string } | null
  /** Ids of the certificates that the authority has accepted already, of a copied declaration. */
  readonly acceptedCertificates: HeldCertificates
  /** Fields of a change that say what the company's data say now, and no longer what was accepted. */
  readonly filledFields: readonly FilledField[]
}

const inputOf = (
  { documentId, status, fillsChange, version }: OpenedDeclaration,
  { editsDrafts }: DeclarationForm,
): DocumentFormInput => ({
  kind: kinds.declaration,
  documentId,
  stage: stageOf(status),
  editsDrafts,
  fillsChange,
  version,
})

/** The one hook that gives documentForm its actors: the server for drafts, the submission for the rest. */
export const useDeclarationForm = (opened: OpenedDeclaration, facts: FormFacts, whileSaving: WhileSaving) => {
  const queryClient = useQueryClient()
  const api = useApi()
  // A backend known by the seeds alone gives the id itself (docs/decisions/0130).
  const [newId] = useState(() => opened.replaced?.id ?? (api.speaksContract() ? newRecordId() : ''))
  const { i18n } = useLingui()
  const { form } = useFiling()
  const { calls } = useFiledKind()
  const rules = useFormRules(facts, form)
  const fields = useDeclarationFields(opened.values, rules)
  const submission = useDocumentSubmit(whileSaving)
  const findInForce = useFindInForce()
  // What was saved lives as long as the form: the flow is provided anew when texts come in.
  const [fieldActions] = useState(() => formActions(fields, opened.values))

  const flow = useMemo(
    () =>
      documentForm.provide({
        actors: {
          saveDraft: fromPromise<DraftSaved, SaveInput>(async ({ input, signal }) => {
            const answer = await notify.loadingWhile(i18n._(msg`Loading...`), () =>
              whileSaving((kept) => calls.saveDraft(api, { ...input, kept, signal })),
            )
            if (!answer.ok) return answer
            const { documentId, version } = answer.value
            return succeed({ documentId, version })
          }),
          findInForce: findInForce(() => isAsOpened(fields, opened.values)),
          documentSubmit: submission,
        },
        actions: {
          ...fieldActions,
          announceSaved: () => {
            notify.success(i18n._(msg`Save declaration success`))
            void queryClient.invalidateQueries({ queryKey: declarationKeys.all })
          },
        },
      }),
    [api, calls, fields, fieldActions, findInForce, i18n, opened, queryClient, submission, whileSaving],
  )
  const actor = useActorRef(flow, {
    ...inspected,
    input: inputOf(opened, form),
  })
  const onChangeChosen = (): void =>
    actor.send({ type: 'change.chosen', isAsOpened: isAsOpened(fields, opened.values) })
  return { actor, fields, newId, rules, onChangeChosen }
}
