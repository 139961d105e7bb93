import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentRights, useRightText } from '../../../documents/rights.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ExplanationForm } from './ExplanationForm.tsx'
import { useKeptText } from './useKeptText.ts'

interface Props {
  readonly declarationId: string
  /** When it was noted last, ISO 8601; empty where it was not. */
  readonly explainedAt: string
}

/** Whether the explanation was given, and the form that says so. */
export const ExplanationNote = ({ declarationId, explainedAt }: Props) => {
  const { t } = useLingui()
  const { sendSigned } = useDocumentRights()
  const whyNot = useRightText()(sendSigned)
  const kept = useKeptText(declarationId)
  const [isOpen, setOpen] = useState(() => kept.read() !== '')
  const [wasOpen, setWasOpen] = useState(false)
  const moment = shownInVietnam(explainedAt)
  const close = (): void => {
    setOpen(false)
    setWasOpen(true)
  }
  return (
    <>
      <p role="status">{explainedAt !== '' && <Trans>Noted as explained on {moment}.</Trans>}</p>
      {isOpen ? (
        <ExplanationForm declarationId={declarationId} onClose={close} />
      ) : (
        <div className="explanation-actions">
          <Button
            // The form that had the focus is gone.
            autoFocus={wasOpen}
            disabledReason={whyNot}
            isDisabled={whyNot !== undefined}
            onPress={() => setOpen(true)}
            size="small"
          >
            {explainedAt === '' ? t`Note that it was explained` : t`Note another explanation`}
          </Button>
        </div>
      )}
    </>
  )
}
