import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditorProps } from '../../../area/area.ts'
import { useEditorPlace } from '../../../area/editorPlace.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { OpeningPage } from '../../../records/page/OpeningPage.tsx'
import { failureTexts } from '../failureTexts.ts'
import { CustomerForm } from './CustomerForm.tsx'
import { useCustomerSource } from './useCustomerSource.ts'

const known = [failureTexts, formTexts]

interface Props extends EditorProps {
  readonly onEnd: (output: RecordFormOutput) => void
}

const OpenedOnce = ({ record, onEnd }: Props) => {
  const { t } = useLingui()
  return (
    <OpeningPage
      loadingLabel={t`The customer is being read`}
      readStep={msg`The customer could not be read`}
      source={useCustomerSource(record)}
      title={record === null ? t`New customer` : t`Customer`}
    >
      {({ opened }) => <CustomerForm onEnd={onEnd} opened={opened} />}
    </OpeningPage>
  )
}

/** The page of one customer, from being read to its end. */
export const CustomerEditor = ({ record }: EditorProps) => {
  const editor = useEditorPlace()
  const [openings, setOpenings] = useState(0)
  return (
    <AreaTexts texts={known}>
      <OpenedOnce
        key={openings}
        onEnd={({ result }) => (result === 'reopened' ? setOpenings(openings + 1) : editor?.close())}
        record={record}
      />
    </AreaTexts>
  )
}
