import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InvoiceSymbol } from '../../../api/contract/invoiceMatters.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { companyQuery } from '../../../api/queries/settings.ts'
import type { Company } from '../../../domain/company.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { newInvoice } from '../../../domain/invoice/defaults.ts'
import type { UploadSettings } from '../../../domain/invoice/upload/settings.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { OpeningDialog, type OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { symbolsQuery } from '../queries/symbols.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { InvoiceUploadDialog } from './InvoiceUploadDialog.tsx'
import type { CompanyTerms } from './invoiceSheet.ts'
import { useInvoiceUpload } from './useInvoiceUpload.ts'
import type { Drafted } from './workspace.ts'

interface Props {
  readonly onEnd: () => void
  /** Has the drafts issued; the upload is over. */
  readonly onIssue: (drafted: readonly Drafted[]) => void
  /** Leads to the digital signatures; the upload is over, its drafts stand in the list. */
  readonly onOpenSignatureSettings: () => void
}

interface Facts {
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  readonly company: Company
  /** Of today and of the end of last year. */
  readonly symbols: readonly InvoiceSymbol[]
}

const known = [failureTexts, formTexts]

/** What an upload is checked by. Symbols need not be answered: the field of the symbol says so. */
const useFacts = (): OpeningSource<Facts> => {
  const api = useApi()
  const [today] = useState(() => vietnamDay(new Date()))
  const company = useQuery(companyQuery(api))
  const symbols = useQuery(symbolsQuery(api, today))
  const earlier = useQuery(symbolsQuery(api, `${Number(today.slice(0, 4)) - 1}-12-31`))
  if (company.isError && company.data === undefined)
    return { state: 'failed', failure: failureOf(company.error), retry: () => void company.refetch() }
  if (company.data === undefined || symbols.isPending || earlier.isPending) return { state: 'loading' }
  const all = [...(symbols.data ?? []), ...(earlier.data ?? [])]
  return { state: 'ready', today, company: company.data, symbols: all }
}

/** Many invoices from a spreadsheet, from the choice of a file to the results. */
export const InvoiceUploadScreen = (props: Props) => {
  const { t } = useLingui()
  const facts = useFacts()
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`Preparing the upload`}
        onClose={props.onEnd}
        size="medium"
        source={facts}
        title={t`E-invoices from Excel`}
      >
        {(ready) => <Upload {...props} {...ready} />}
      </OpeningDialog>
    </AreaTexts>
  )
}

const termsOf = ({ today, company, symbols }: Facts): CompanyTerms => {
  const forms = new Map(symbols.map(({ serial_no, form_no }) => [serial_no, form_no]))
  return {
    today,
    blank: newInvoice({ seller: company, today, form: '', symbol: '', newest: '' }),
    formOf: (symbol) => forms.get(symbol) ?? '',
  }
}

const settingsOf = ({ today, symbols }: Facts): UploadSettings => {
  const known = new Set(symbols.map(({ serial_no }) => serial_no))
  const [only, another] = [...known].filter((symbol) => symbol.slice(1, 3) === today.slice(2, 4))
  return {
    purpose: 'draft',
    day: today,
    symbol: another === undefined ? (only ?? '') : '',
    shop: '',
    prices: 'net',
    separators: '',
    mailsBuyers: true,
  }
}

const Upload = ({ onEnd, onIssue, onOpenSignatureSettings, ...facts }: Props & Facts) => {
  const [begun] = useState(() => ({ settings: settingsOf(facts), terms: termsOf(facts) }))
  const { actor, workspace } = useInvoiceUpload(begun.settings, begun.terms)
  useEffect(() => {
    const subscription = actor.subscribe({ complete: onEnd })
    return () => subscription.unsubscribe()
  }, [actor, onEnd])
  return (
    <InvoiceUploadDialog
      actor={actor}
      onIssue={onIssue}
      onOpenSignatureSettings={onOpenSignatureSettings}
      today={facts.today}
      workspace={workspace}
    />
  )
}
