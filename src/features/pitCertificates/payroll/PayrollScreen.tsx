import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { nationalitiesQuery } from '../../../api/queries/commons.ts'
import type { Nationality } from '../../../domain/codeList.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { OpeningDialog, type OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { symbolsQuery } from '../queries/useKnownSymbols.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { PayrollDialog } from './PayrollDialog.tsx'
import { usePayrollUpload } from './usePayrollUpload.ts'
import type { Drafted } from './workspace.ts'

interface Props {
  readonly onEnd: () => void
  /** Has the drafts issued; the payroll is over. */
  readonly onIssue: (drafted: readonly Drafted[]) => void
  /** Leads to the digital signatures; the payroll is over, its drafts stand in the list. */
  readonly onOpenSignatureSettings: () => void
}

interface Facts {
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** The only symbol of today; empty where there is another or none. */
  readonly symbol: string
  readonly nationalities: readonly Nationality[]
}

const known = [failureTexts, formTexts]

/** What a payroll is checked by. Symbols need not be answered: the field of the symbol says so. */
const useFacts = (): OpeningSource<Facts> => {
  const api = useApi()
  const [today] = useState(() => vietnamDay(new Date()))
  const nationalities = useQuery(nationalitiesQuery(api))
  const symbols = useQuery(symbolsQuery(api, today))
  if (nationalities.isError && nationalities.data === undefined)
    return {
      state: 'failed',
      failure: failureOf(nationalities.error),
      retry: () => void nationalities.refetch(),
    }
  if (nationalities.data === undefined || symbols.isPending) return { state: 'loading' }
  const [only, another] = symbols.data ?? []
  const symbol = another === undefined ? (only?.serial_no ?? '') : ''
  return { state: 'ready', today, symbol, nationalities: nationalities.data }
}

/** Many PIT certificates from a payroll, from the choice of a file to the results. */
export const PayrollScreen = (props: Props) => {
  const { t } = useLingui()
  const facts = useFacts()
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`Preparing the upload`}
        onClose={props.onEnd}
        size="medium"
        source={facts}
        title={t`PIT certificates from a payroll`}
      >
        {(ready) => <Payroll {...props} {...ready} />}
      </OpeningDialog>
    </AreaTexts>
  )
}

const Payroll = ({ today, symbol, nationalities, onEnd, onIssue, onOpenSignatureSettings }: Props & Facts) => {
  const [isNationality] = useState(() => {
    const names = new Set(nationalities.map(({ code_vn_nm: name }) => name))
    return (name: string) => names.has(name)
  })
  const settings = { purpose: 'draft', day: today, symbol, mailsPeople: true } as const
  const { actor, workspace } = usePayrollUpload(settings, isNationality)
  useEffect(() => {
    const subscription = actor.subscribe({ complete: onEnd })
    return () => subscription.unsubscribe()
  }, [actor, onEnd])
  return (
    <PayrollDialog
      actor={actor}
      onIssue={onIssue}
      onOpenSignatureSettings={onOpenSignatureSettings}
      today={today}
      workspace={workspace}
    />
  )
}
