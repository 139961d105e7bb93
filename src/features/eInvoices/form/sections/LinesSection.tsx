import { WatchEach, Watch, WatchForm } from '../../../../ui/form/connect/Watch.tsx'
import type { FieldProps } from '../fields.ts'
import { LinesEditor } from '../lines/LinesEditor.tsx'
import { amountTermsIn, termNames } from '../lines/amountTerms.ts'

/** What is sold, line by line, and what it comes to. */
export const LinesSection = ({ fields, isClosed }: FieldProps) => (
  <Watch name="lines" of={fields}>
    {(text = '') => (
      <WatchEach names={termNames} of={fields}>
        {() => (
          <WatchForm of={fields}>
            {({ submitted }) => (
              <LinesEditor
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
