import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { nationalitiesQuery } from '../../../api/queries/commons.ts'
import type { Nationality } from '../../../domain/codeList.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { symbolsQuery } from '../queries/useKnownSymbols.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { PayrollDialog } from './PayrollDialog.tsx'
import { usePayrollUpload } from './usePayrollUpload.ts'
import type { Drafted } from './workspace.ts'

interface Props {
  readonly onEnd: () => void
  /** Has the drafts issued; the payroll is over. */
  readonly onIssue: (drafted: readonly Drafted[]) => void
}

const known = [failureTexts, formTexts]

/** Many PIT certificates from a payroll, from the choice of a file to the results. */
export const PayrollScreen = (props: Props) => {
  const api = useApi()
  const [today] = useState(() => vietnamDay(new Date()))
  const nationalities = useQuery(nationalitiesQuery(api))
  const symbols = useQuery(symbolsQuery(api, today))
  if (nationalities.data === undefined || (symbols.data === undefined && !symbols.isError)) return null
  const [only, another] = symbols.data ?? []
  const symbol = another === undefined ? (only?.serial_no ?? '') : ''
  return (
    <AreaTexts texts={known}>
      <Payroll {...props} nationalities={nationalities.data} symbol={symbol} today={today} />
    </AreaTexts>
  )
}

interface PayrollProps extends Props {
  readonly today: string
  readonly symbol: string
  readonly nationalities: readonly Nationality[]
}

const Payroll = ({ today, symbol, nationalities, onEnd, onIssue }: PayrollProps) => {
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
  return <PayrollDialog actor={actor} onIssue={onIssue} today={today} workspace={workspace} />
}
