import { useLingui } from '@lingui/react'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import type { OutputWords } from './outputWords.ts'

interface Props {
  /** Documents, also half ones. */
  readonly done: number
  readonly count: number
  readonly words: Pick<OutputWords, 'progress'>
}

/** How many documents have been made of all. */
export const OutputProgress = ({ done, count, words }: Props) => {
  const { i18n } = useLingui()
  const label = i18n._(words.progress(Math.floor(done), count))
  return <ProgressBar label={label} value={Math.round((done / count) * 100)} />
}
