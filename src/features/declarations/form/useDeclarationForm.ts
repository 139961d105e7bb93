import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { useApi } from '../../../api/provider.tsx'
import { declarationKeys } from '../queries/declarations.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import type { DeclarationInput } from '../../../domain/declaration/wire.ts'
import { succeed } from '../../../domain/result.ts'
import { declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import type { DeclarationFormInput, DraftSaved } from '../../../machines/declarationForm/setup.ts'
import { inspected } from '../../../machines/inspection.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { useDeclarationSubmit } from '../submit/useDeclarationSubmit.ts'
import { useDeclarationFields } from './fields.ts'
import { formActions } from './formActions.ts'
import { newDeclarationId } from './newDeclarationId.ts'
import { useFormRules, type FormFacts } from './formRules.ts'

export interface OpenedDeclaration extends DeclarationFormInput {
  readonly values: DeclarationInput
  /** The version that the form shows, empty for a new declaration (decision 0045). */
  readonly version: string
  /** Ids of the certificates that the authority has accepted already, of a copied declaration. */
  readonly acceptedCertificates: readonly string[]
}

/**
 * The one hook that gives declarationForm its actors: the server for drafts, the submission for the rest.
 * `takeSettingsWish` answers once whether the submission has asked for the signature settings since it was last called.
 */
export const useDeclarationForm = (opened: OpenedDeclaration, facts: FormFacts) => {
  const queryClient = useQueryClient()
  const api = useApi()
  // A backend known by the seeds alone gives the id itself (docs/decisions/0130).
  const [newId] = useState(() => (api.speaksContract() ? newDeclarationId() : ''))
  const { i18n } = useLingui()
  const rules = useFormRules(facts)
  const fields = useDeclarationFields(opened.values, rules)
  const wantsSettings = useRef(false)
  const wishForSettings = useCallback(() => (wantsSettings.current = true), [])
  const submit = useDeclarationSubmit({ onOpenSignatureSettings: wishForSettings, filledOn: opened.version })

  const flow = useMemo(
    () =>
      declarationForm.provide({
        actors: {
          saveDraft: fromPromise<DraftSaved, { values: DeclarationValues }>(async ({ input, signal }) => {
            const answer = await notify.loadingWhile(i18n._(msg`Loading...`), () =>
              submit.savings.saveDraft(input.values, signal),
            )
            return answer.ok ? succeed({ declarationId: answer.value.declaration_id }) : answer
          }),
          declarationSubmit: submit.logic,
        },
        actions: {
          ...formActions(fields, opened.values),
          handOverValues: (_, { values }) => submit.workbench.takeValues(values),
          announceSaved: () => {
            notify.success(i18n._(msg`Save declaration success`))
            void queryClient.invalidateQueries({ queryKey: declarationKeys.all })
          },
        },
      }),
    [fields, i18n, opened, queryClient, submit.logic, submit.savings, submit.workbench],
  )
  const actor = useActorRef(flow, {
    ...inspected,
    input: { declarationId: opened.declarationId, status: opened.status },
  })
  const takeSettingsWish = (): boolean => {
    const isWanted = wantsSettings.current
    wantsSettings.current = false
    return isWanted
  }
  return { actor, fields, newId, rules, submissionView: submit.view, takeSettingsWish }
}
