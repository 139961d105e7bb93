import { useLingui } from '@lingui/react/macro'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'

interface Props {
  /** Declarations, also half ones. */
  readonly done: number
  readonly count: number
}

/** How many declarations have been made of all. */
export const OutputProgress = ({ done, count }: Props) => {
  const { t } = useLingui()
  const whole = Math.floor(done)
  return <ProgressBar label={t`${whole} of ${count} declarations`} value={Math.round((done / count) * 100)} />
}
