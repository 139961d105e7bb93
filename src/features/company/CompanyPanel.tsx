import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../api/contract/call.ts'
import type { company as companyCall } from '../../api/contract/settings.ts'
import { failureOf } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { companyQuery } from '../../api/queries/settings.ts'
import { readAnew } from '../../api/queries/readAnew.ts'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { failureTexts as imageTexts } from '../../images/failureTexts.ts'
import { failureTexts as formTexts } from '../../records/form/failureTexts.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { failureTexts } from './failureTexts.ts'

const known = [failureTexts, imageTexts, formTexts]

/** The company's data, closed until they are edited (seed 001 §2.7). */
export const CompanyPanel = () => (
  <AreaTexts texts={known}>
    <Company />
  </AreaTexts>
)

const Company = () => {
  const failureText = useFailureText()
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...companyQuery(useApi()), ...readAnew })
  if (error !== null && data === undefined) {
    const failure = failureOf(error)
    const text = failureText(failure, msg`The company's data could not be read`)
    return <FailureState failure={failure} isAlone onRetry={() => void refetch()} text={text} />
  }
  if (data === undefined || !isFetchedAfterMount) return <Skeleton lines={8} />
  return <ReadCompany company={data} onReadAnew={refetch} />
}

interface ReadProps {
  readonly company: AnswerOf<typeof companyCall>
  readonly onReadAnew: () => Promise<unknown>
}

const ReadCompany = ({ company, onReadAnew }: ReadProps) => {
  const [before] = useState(company)
  const [forms, setForms] = useState(0)
  const [isReopened, setReopened] = useState(false)
  if (isReopened) return <Skeleton lines={8} />
  const openAnew = async (): Promise<void> => {
    setReopened(true)
    await onReadAnew()
    setForms(forms + 1)
    setReopened(false)
  }
  return <CompanyForm before={before} company={company} key={forms} onEnd={() => void openAnew()} />
}
