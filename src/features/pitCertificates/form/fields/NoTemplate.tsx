import { Trans, useLingui } from '@lingui/react/macro'
import { NoTemplateInUse } from '../../../../documents/form/NoTemplateInUse.tsx'
import { shownDay } from '../../../../domain/dates.ts'

interface Props {
  readonly day: string
  readonly onLookAgain: () => void
}

/** Says that no symbol of certificates can be chosen, and where one comes from. */
export const NoTemplate = ({ day, onLookAgain }: Props) => {
  const { t } = useLingui()
  const shown = shownDay(day)
  return (
    <NoTemplateInUse
      mayNotOpenText={
        <Trans>
          The symbol comes from a template. Ask an administrator of your company to add one of form 03/TNCN that begins
          on this day or before and to put it in use, then look again. Until then the certificate can be saved as a
          draft.
        </Trans>
      }
      mayOpenText={
        <Trans>
          The symbol comes from a template. Add one of form 03/TNCN that begins on this day or before, put it in use,
          then look again. Until then the certificate can be saved as a draft.
        </Trans>
      }
      onLookAgain={onLookAgain}
      openLabel={t`Open e-document templates`}
      panel="e-document-templates"
      title={t`No template of PIT certificates is in use on ${shown}`}
    />
  )
}
