import { useLingui as useTexts } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ArchiveChoice } from '../../machines/documentArchive/setup.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { closing, type Shown } from './shownArchive.tsx'

/** What is made. */
export const ChoicePanel = ({ shown }: { readonly shown: Shown }) => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  const { kind, fixed } = shown
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
        {fixed !== undefined ? (
          <p>{i18n._(fixed)}</p>
        ) : (
          <RadioGroup
            hideLabel
            label={t`What is made?`}
            onChange={(chosen) => setChoice({ form: chosen === 'pdf' ? 'pdf' : 'zip', isConverted })}
            options={[
              {
                value: 'zip',
                label: t`A zip file`,
                description: i18n._(kind.words.zip),
              },
              { value: 'pdf', label: t`One PDF`, description: i18n._(kind.words.pdf) },
            ]}
            value={form}
          />
        )}
        {kind.mayConvert && (
          <Checkbox
            description={t`With the red line that says who has converted it and when: you, today.`}
            isSelected={isConverted}
            onChange={(converted) => setChoice({ form, isConverted: converted })}
          >
            <Trans>As documents converted to paper</Trans>
          </Checkbox>
        )}
      </Stack>
    </StepPanel>
  )
}
