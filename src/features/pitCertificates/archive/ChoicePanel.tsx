import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ArchiveChoice } from '../../../machines/certificateArchive/setup.ts'
import { StepPanel } from '../../../signing/panel/StepPanel.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { closing, type Shown } from './shownArchive.tsx'

/** What is made: nothing is asked about one person, which is always a zip. */
export const ChoicePanel = ({ shown }: { readonly shown: Shown }) => {
  const { t } = useLingui()
  const [{ form, isConverted }, setChoice] = useState<ArchiveChoice>(shown.snapshot.context.choice)
  return (
    <StepPanel
      main={{
        label: <Trans>Make the file</Trans>,
        onPress: () => shown.send({ type: 'file.wanted', choice: { form, isConverted } }),
      }}
      quiet={closing(shown)}
      title={t`What is made?`}
      tone="info"
    >
      <Stack gap={3}>
        {shown.isPerson ? (
          <p>
            <Trans>
              A zip file with the PDF of each of their certificates, of all days, and what the certificates say as
              data.json.
            </Trans>
          </p>
        ) : (
          <RadioGroup
            hideLabel
            label={t`What is made?`}
            onChange={(chosen) => setChoice({ form: chosen === 'pdf' ? 'pdf' : 'zip', isConverted })}
            options={[
              {
                value: 'zip',
                label: t`A zip file`,
                description: t`One PDF for each certificate, named by symbol, number and tax code.`,
              },
              { value: 'pdf', label: t`One PDF`, description: t`All certificates one after the other, to print them.` },
            ]}
            value={form}
          />
        )}
        <Checkbox
          description={t`With the red line that says who has converted it and when: you, today.`}
          isSelected={isConverted}
          onChange={(converted) => setChoice({ form, isConverted: converted })}
        >
          <Trans>As documents converted to paper</Trans>
        </Checkbox>
      </Stack>
    </StepPanel>
  )
}
