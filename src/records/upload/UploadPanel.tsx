import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { excelUpload } from '../../machines/excelUpload/excelUpload.ts'
import { Sealed } from '../../machines/sealed.ts'
import type { UploadActor } from './actor.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { ResultsPanel, type NamedRefusal } from './ResultsPanel.tsx'
import { problemText, readingText } from './unreadableTexts.ts'
import { UploadProgress } from './UploadProgress.tsx'
import type { UploadWords } from './uploadWords.ts'
import type { NamedSample, Sample } from './useSample.ts'
import type { WorkProgress } from './workProgress.ts'

interface Props {
  readonly actor: UploadActor
  readonly snapshot: SnapshotFrom<typeof excelUpload>
  readonly words: UploadWords
  readonly sample: Sample
  readonly otherSamples?: readonly NamedSample[]
  readonly progress: WorkProgress
  readonly refused: () => readonly NamedRefusal[]
  readonly reasonText: (code: string) => MessageDescriptor
  /** Asks which columns hold what. */
  readonly columns: ReactNode
  readonly preview: ReactNode
  /** What can be done with what was uploaded. */
  readonly afterwards?: ReactNode
}

/** What stands in the dialog of an upload at each step; the rows and their columns are its own. */
export const UploadPanel = ({ actor, snapshot, words, sample, progress, ...own }: Props) => {
  const { i18n } = useLingui()
  const choose = (source: File | string): void => actor.send({ type: 'file.chosen', source: new Sealed(source) })
  const { value, context } = snapshot
  const problem = typeof value === 'string' ? problemText(value, context.unreadable, words) : null
  if (snapshot.matches('choosing') || problem !== null)
    return <ChooseFile onChoose={choose} others={own.otherSamples} problem={problem} sample={sample} />
  if (snapshot.matches('reading')) return <UploadProgress label={i18n._(readingText)} progress={progress} />
  if (snapshot.matches('uploading')) return <UploadProgress label={i18n._(words.uploading)} progress={progress} />
  if (snapshot.matches('asking')) return <UploadProgress label={i18n._(words.asking)} progress={null} />
  if (snapshot.matches('choosingColumns')) return own.columns
  if (snapshot.matches('notUploaded') || snapshot.matches('outcomeUnknown'))
    return <OutcomePanel failure={context.failure} isKnown={snapshot.matches('notUploaded')} words={words} />
  if (!snapshot.matches('results')) return own.preview
  return (
    <ResultsPanel
      isGivingBack={snapshot.matches({ results: 'givingBack' })}
      isNotGivenBack={snapshot.matches({ results: 'notGivenBack' })}
      onGiveBack={() => actor.send({ type: 'return.requested' })}
      reasonText={own.reasonText}
      refused={own.refused()}
      summary={context.summary}
      words={words}
    >
      {own.afterwards}
    </ResultsPanel>
  )
}
