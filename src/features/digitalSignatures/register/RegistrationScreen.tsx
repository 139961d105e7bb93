import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { companyQuery } from '../../../api/queries/settings.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import type { RegistrationOutput } from '../../../machines/certificateRegistration/output.ts'
import { OpeningDialog, type OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { failureTexts as signingTexts } from '../../../signing/failures/failureTexts.ts'
import { failureTexts } from '../failureTexts.ts'
import { useSignatureRights } from '../rights.ts'
import { registrationChild } from './registrationChildren.tsx'
import { RegistrationDialog } from './RegistrationDialog.tsx'
import { useRegistration } from './useRegistration.ts'
import { wrongTokenText } from './wrongTokenText.ts'

const known = [wrongTokenText, failureTexts, signingTexts]

interface Props {
  /** Null when the flow broke down, or was left before it began. */
  readonly onEnd: (output: RegistrationOutput | null) => void
}

const useCompanyTaxCode = (): OpeningSource<{ readonly taxCode: string }> => {
  const { data, error, refetch } = useQuery(companyQuery(useApi()))
  if (data !== undefined) return { state: 'ready', taxCode: data.tax_id }
  if (error === null) return { state: 'loading' }
  return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
}

/** Adding a certificate over the list, from the company's tax code to its end. */
export const RegistrationScreen = ({ onEnd }: Props) => {
  const { t } = useLingui()
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`Your company is being read`}
        onClose={() => onEnd(null)}
        readStep={msg`Your company could not be read`}
        size="medium"
        source={useCompanyTaxCode()}
        title={t`Add digital signature`}
      >
        {({ taxCode }) => <Registration companyTaxCode={taxCode} onEnd={onEnd} />}
      </OpeningDialog>
    </AreaTexts>
  )
}

const Registration = ({ companyTaxCode, onEnd }: Props & { readonly companyTaxCode: string }) => {
  const { mayDeclare } = useSignatureRights()
  const actor = useRegistration(companyTaxCode)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => end(actor.getSnapshot().output ?? null),
      error: (error) => {
        end(null)
        reportError(error)
      },
    })
    return () => subscription.unsubscribe()
  }, [actor])
  // A closed tab is the dialog's to hold; the browser's Back would leave without its question.
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: () => registrationChild(actor.getSnapshot())?.getSnapshot().hasTag('unsafeToLeave') === true,
  })
  return <RegistrationDialog actor={actor} mayDeclare={mayDeclare} />
}
