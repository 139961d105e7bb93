import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'

interface Props {
  readonly hasPin: boolean
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
  /** Pressed while the PIN is empty. */
  readonly onWithoutPin: () => void
}

/** The box of the second factor, closed while the PIN is empty: a press on it says then what is missing (seed 000 §5, 001 §4). */
export const SecondFactorBox = ({ hasPin, isTicked, onChange, onWithoutPin }: Props) => {
  const { t } = useLingui()
  return (
    // The keyboard reaches no box that is closed; it comes to the PIN first, and reads there what is missing.
    <div onPointerUp={hasPin ? undefined : onWithoutPin}>
      <Checkbox
        description={t`Wanted by the key, or by you: your authenticator app then shows a code for each signature.`}
        disabledReason={hasPin ? undefined : t`Enter the PIN first.`}
        isSelected={isTicked}
        onChange={onChange}
      >
        <Trans>One-time code (2FA)</Trans>
      </Checkbox>
    </div>
  )
}
