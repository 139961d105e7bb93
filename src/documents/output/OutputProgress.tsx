import { useLingui } from '@lingui/react'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { useFiledKind } from '../filedKind.ts'

interface Props {
  /** Documents, also half ones. */
  readonly done: number
  readonly count: number
}

/** How many documents have been made of all. */
export const OutputProgress = ({ done, count }: Props) => {
  const { i18n } = useLingui()
  const { words } = useFiledKind()
  const label = i18n._(words.output.progress(Math.floor(done), count))
  return <ProgressBar label={label} value={Math.round((done / count) * 100)} />
}
