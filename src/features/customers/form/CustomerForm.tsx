import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { customerKeys } from '../../../api/queries/customers.ts'
import { customerSchema, newCustomer } from '../../../domain/customers/customer.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { useRecordForm } from '../../../records/form/useRecordForm.ts'
import { RecordFormPage } from '../../../records/page/RecordFormPage.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import { useCustomerLabels } from './customerLabels.ts'
import { saveCustomer } from './saveCustomer.ts'
import type { OpenedCustomer } from './useCustomerSource.ts'

const rules = { schema: customerSchema }
const empty = newCustomer()
const createdText = msg`Customer saved`
const updatedText = msg`Customer changed`

interface Props {
  readonly opened: OpenedCustomer
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of a customer that is read. */
export const CustomerForm = ({ opened: read, onEnd }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  // The form keeps to what it was opened with, whatever is read anew behind it.
  const [opened] = useState(() => ({ ...read, opensIn: 'edit' as const }))
  const form = useRecordForm({
    opened,
    empty,
    rules,
    firstField: 'company_name',
    save: useMemo(() => saveCustomer(api), [api]),
    savedText: opened.recordId === null ? createdText : updatedText,
    onSaved: useCallback(() => void queryClient.invalidateQueries({ queryKey: customerKeys.all }), [queryClient]),
    onEnd,
  })
  return (
    <RecordFormPage
      form={form}
      labels={useCustomerLabels()}
      mayAddAnother
      rights={{ mayEdit: true, maySave: true }}
      saveStep={msg`The customer was not saved`}
      titles={{ create: t`New customer`, view: t`Customer`, edit: t`Edit the customer` }}
    >
      {({ isClosed }) => <CustomerFields fields={form.fields} isClosed={isClosed} recordId={opened.recordId} />}
    </RecordFormPage>
  )
}
