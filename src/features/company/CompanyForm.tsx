import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import type { AnswerOf } from '../../api/contract/call.ts'
import type { company as companyCall } from '../../api/contract/settings.ts'
import { useApi, useCurrentUser } from '../../api/provider.tsx'
import { companyFormSchema, companyValuesOf } from '../../domain/companyForm.ts'
import { hasPermission } from '../../domain/session.ts'
import type { RecordFormOutput } from '../../machines/recordForm/setup.ts'
import { RecordFormPanel } from '../../records/form/RecordFormPanel.tsx'
import { useRecordForm } from '../../records/form/useRecordForm.ts'
import { BankSection } from './BankSection.tsx'
import { BasicsSection } from './BasicsSection.tsx'
import { useCompanyLabels } from './companyLabels.ts'
import { CompanyNotices } from './CompanyNotices.tsx'
import { RepresentativeSection } from './RepresentativeSection.tsx'
import { saveCompany } from './saveCompany.ts'
import { TaxOfficeSection } from './TaxOfficeSection.tsx'

const rules = { schema: companyFormSchema }
const savedText = msg`Update company successfully`

interface Props {
  readonly company: AnswerOf<typeof companyCall>
  /** The company as the panel was opened with it. */
  readonly before: AnswerOf<typeof companyCall>
  /** The company is to be opened as it says now. */
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of the company, closed until Edit is pressed (seed 001 §2.7). */
export const CompanyForm = ({ company, before, onEnd }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const [opened] = useState(() => ({
    recordId: 'company',
    version: company.version,
    opensIn: 'view' as const,
    values: companyValuesOf(company),
  }))
  const form = useRecordForm({
    opened,
    empty: opened.values,
    rules,
    firstField: 'vietnam_name',
    save: useMemo(() => saveCompany(api), [api]),
    savedText,
    // Profile, shops and company are read anew (seed 001 §4).
    onSaved: useCallback(() => {
      for (const queryKey of [['settings'], ['shops']]) void queryClient.invalidateQueries({ queryKey })
    }, [queryClient]),
    onEnd,
  })
  const isRead = useSelector(form.actor, ({ context }) => context.mode === 'view')
  const labels = useCompanyLabels()
  const rights = { mayEdit: hasPermission(user, 'company.edit'), maySave: hasPermission(user, 'company.save') }
  return (
    <RecordFormPanel
      form={form}
      labels={labels}
      rights={rights}
      saveStep={msg`Update company failed`}
      savingLabel={t`Loading...`}
      title={t`Company`}
    >
      {({ isClosed }) => (
        <>
          {isRead && <CompanyNotices before={before} company={company} labels={labels} />}
          <BasicsSection company={company} fields={form.fields} isClosed={isClosed} />
          <RepresentativeSection companyType={company.company_type} fields={form.fields} isClosed={isClosed} />
          <TaxOfficeSection company={company} fields={form.fields} isClosed={isClosed} />
          <BankSection fields={form.fields} isClosed={isClosed} />
        </>
      )}
    </RecordFormPanel>
  )
}
