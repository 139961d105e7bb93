import { getValue } from '@modular-forms/react'
import { WatchEach, Watch, WatchForm } from '../../../../ui/form/connect/Watch.tsx'
import type { FieldProps } from '../fields.ts'
import { LinesEditor } from '../lines/LinesEditor.tsx'
import { amountTermsIn, termNames } from '../lines/amountTerms.ts'

/** What is sold, line by line, and what it comes to. */
export const LinesSection = ({ fields, isClosed }: FieldProps) => (
  <Watch name="lines" of={fields}>
    {(text = '') => (
      <WatchEach names={[...termNames, 'corrected']} of={fields}>
        {() => (
          <WatchForm of={fields}>
            {({ submitted }) => (
              <LinesEditor
                corrected={getValue(fields, 'corrected', { shouldActive: false }) ?? ''}
                fields={fields}
                isChecked={submitted}
                isClosed={isClosed}
                terms={amountTermsIn(fields)}
                text={text}
              />
            )}
          </WatchForm>
        )}
      </WatchEach>
    )}
  </Watch>
)
