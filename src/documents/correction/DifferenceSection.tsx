import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ListProblem } from '../../failures/ListProblem.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { FormRow, FormSection } from '../../ui/form/FormSection.tsx'

/** What a correction is compared with: `before` is null while it is read, and where that failed. */
export interface ReadBefore<Before> {
  readonly before: Before | null
  readonly failure: Parameters<typeof ListProblem>[0]['failure'] | null
  readonly retry: () => void
}

interface Props<Before> extends ReadBefore<Before> {
  /** What it is compared with, in words. */
  readonly description: ReactNode
  readonly children: (before: Before) => ReactNode
}

/** The part of a form that says what a correction changes. */
export const DifferenceSection = <Before,>({ description, before, failure, retry, children }: Props<Before>) => {
  const { t } = useLingui()
  return (
    <FormSection description={description} level={2} title={t`What the correction changes`}>
      <FormRow>
        {failure !== null && <ListProblem failure={failure} onRetry={retry} />}
        {failure === null && before === null && <Skeleton lines={3} />}
        {before !== null && children(before)}
      </FormRow>
    </FormSection>
  )
}
