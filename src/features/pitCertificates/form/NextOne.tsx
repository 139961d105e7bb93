import { Trans } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'

interface Props {
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

/** Whether a new certificate for another person follows the one that is saved or issued. */
export const NextOne = ({ isChosen, onChange }: Props) => (
  <Checkbox isSelected={isChosen} onChange={onChange}>
    <Trans>Then one for the next person</Trans>
  </Checkbox>
)
