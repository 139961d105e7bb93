import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { TimelineStep } from '../../api/contract/documents/history.ts'
import { shownInVietnam } from '../../domain/dates.ts'
import { Timeline } from '../../ui/feedback/Timeline.tsx'
import { hasDescription, StepDescription } from './StepDescription.tsx'
import { stepAppearances } from './stepTitles.ts'

interface Props {
  readonly documentId: string
  /** What the document is called. */
  readonly name: string
  /** Oldest first. */
  readonly steps: readonly TimelineStep[]
}

/** Names of steps that stay when earlier or later ones join them: moment, kind, and which one of the moment it is. */
const namesOf = (steps: readonly TimelineStep[]): readonly string[] => {
  let inMoment = 0
  return steps.map(({ at, kind }, position) => {
    inMoment = steps[position - 1]?.at === at ? inMoment + 1 : 0
    return `${at} ${kind} ${inMoment}`
  })
}

/** What happened to a document, the latest step first. */
export const StepTimeline = ({ documentId, name, steps }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const names = namesOf(steps)
  const items = steps
    .map((step, position) => ({
      id: names[position] ?? '',
      title: i18n._(stepAppearances[step.kind].title),
      time: shownInVietnam(step.at),
      dateTime: step.at,
      description: hasDescription(step) ? (
        <StepDescription documentId={documentId} name={name} step={step} />
      ) : undefined,
      tone: stepAppearances[step.kind].tone,
    }))
    .toReversed()
  return <Timeline items={items} label={t`Progress`} />
}
