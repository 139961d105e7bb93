import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { differences } from '../../../domain/declaration/differences.ts'
import { formOfNumber } from '../../../domain/declaration/forms/forms.ts'
import { toValues, type DeclarationContent } from '../../../domain/declaration/content.ts'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useFiling } from '../kind/filing.ts'
import { declarationDetailQuery } from '../queries/declarationDetail.ts'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { stepTitles } from '../refusals/stepTitles.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { filedQuery } from './filedQuery.ts'

interface Props {
  readonly declaration: DeclarationListItem
  readonly onSend: () => void
  readonly onClose: () => void
}

const Compared = ({ filed, now }: { readonly filed: DeclarationContent | null; readonly now: DeclarationContent }) => {
  const form = formOfNumber(now.decl_form_no)
  if (filed === null || form === null)
    return (
      <p>
        <Trans>What was sent then is not kept, so the differences cannot be shown.</Trans>
      </p>
    )
  return <DifferenceList differences={differences(form, toValues(form, filed), toValues(form, now))} />
}

/** Shows what a corrected declaration says otherwise than what was turned down, and asks before it is sent again. */
export const SendCorrectedDialog = ({ declaration, onSend, onClose }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const filing = useFiling()
  const id = declaration.declaration_id
  const [filed, now] = useQueries({
    queries: [filedQuery(api, filing.key, id), declarationDetailQuery(api, filing, id)],
  })
  const error = filed.error ?? now.error
  const isReady = filed.data !== undefined && now.data !== undefined
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={t`Sign and send`}
      disabledReason={isReady ? undefined : t`What changed is being read`}
      isOpen
      onConfirm={onSend}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Send the corrected declaration?`}
    >
      <Stack gap={3}>
        <p>
          <Trans>
            This is what {declaration.reference} says otherwise than what the tax authority has turned down:
          </Trans>
        </p>
        {isReady && <Compared filed={filed.data} now={now.data} />}
        {!isReady && error === null && (
          <p role="status">
            <Trans>What was sent last is being read…</Trans>
          </p>
        )}
        {error !== null && (
          <FiledDeclarations>
            <FormFailure failure={failureOf(error)} step={stepTitles.readDocument} />
          </FiledDeclarations>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
