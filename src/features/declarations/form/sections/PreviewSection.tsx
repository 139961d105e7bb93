import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../ui/button/Button.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { EyeIcon } from '../../../../ui/icons/firstIcons.tsx'
import { useFiling } from '../../kind/filing.ts'
import type { FormState } from '../../../../documents/form/formState.ts'

interface Props {
  readonly state: FormState
  readonly onPreview: () => void
}

/** The printed form as the last part of the declaration, or when there will be one (seed 000 §2). */
export const PreviewSection = ({ state, onPreview }: Props) => {
  const { t } = useLingui()
  const { notPreviewed } = useFiling().form
  return (
    <FormSection
      columns={1}
      description={<Trans>The official form in Vietnamese, on A4 pages to read, keep or print.</Trans>}
      title={t({ message: 'Preview', comment: 'Heading of the form section about the printed form' })}
    >
      {state.hasPreview ? (
        <div>
          <Button icon={<EyeIcon />} isDisabled={!state.canPreview} onPress={onPreview}>
            <Trans>Show the printed form</Trans>
          </Button>
        </div>
      ) : (
        <p>
          {notPreviewed === 'drafts' ? (
            <Trans>The printed form is there once the declaration is sent.</Trans>
          ) : state.mode !== 'create' ? (
            <Trans>
              A declaration that was turned down has no printed form. There is one again once it is corrected and saved.
            </Trans>
          ) : state.savedAs !== null ? (
            <Trans>The draft is saved: open it from the list to see its printed form.</Trans>
          ) : (
            <Trans>The printed form is there once the declaration is saved.</Trans>
          )}
        </p>
      )}
    </FormSection>
  )
}
