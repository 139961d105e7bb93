import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { useApi } from '../../api/provider.tsx'
import { succeed } from '../../domain/result.ts'
import { documentForm } from '../../machines/documentForm/documentForm.ts'
import type { DocumentFormInput, DraftSaved, InForceFound, SaveInput } from '../../machines/documentForm/setup.ts'
import { inspected } from '../../machines/inspection.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import { useFiledKind } from '../filedKind.ts'
import { useShownKind } from '../shownKind.ts'
import { useDocumentSubmit } from '../submit/useDocumentSubmit.ts'
import type { WhileSaving } from '../submit/whileSaving.ts'
import type { FieldActions } from './fieldActions.ts'
import type { FormActor } from './formActor.ts'

/** What a kind's form gives to its flow. All keep their identity. */
interface FormParts {
  readonly fieldActions: FieldActions
  /** What can fill a change that is chosen. */
  readonly findInForce: () => Promise<InForceFound>
  readonly whileSaving: WhileSaving
}

/** The one hook that gives documentForm its actors: the server for drafts, the submission for the rest, the kind for its fields. */
export const useDocumentForm = (
  opened: Omit<DocumentFormInput, 'kind'>,
  { fieldActions, findInForce, whileSaving }: FormParts,
): FormActor => {
  const queryClient = useQueryClient()
  const api = useApi()
  const { i18n } = useLingui()
  const { facts, queryKey } = useShownKind()
  const { calls, words } = useFiledKind()
  const submission = useDocumentSubmit(whileSaving)
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
          findInForce: fromPromise<InForceFound, Record<string, never>>(findInForce),
          documentSubmit: submission,
        },
        actions: {
          ...fieldActions,
          announceSaved: () => {
            notify.success(i18n._(words.form.saved))
            void queryClient.invalidateQueries({ queryKey })
          },
        },
      }),
    [api, calls, fieldActions, findInForce, i18n, queryClient, queryKey, submission, whileSaving, words],
  )
  return useActorRef(flow, { ...inspected, input: { ...opened, kind: facts } })
}
