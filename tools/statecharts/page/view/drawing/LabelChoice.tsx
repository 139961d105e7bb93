import { useReading } from '../reading.ts'
import { Segments } from '../Segments.tsx'

/** What a drawing's labels are: texts in the page's language, or the chart's own names. */
export type LabelKind = 'descriptions' | 'names'

interface LabelChoiceProps {
  readonly value: LabelKind
  readonly onChoose: (value: LabelKind) => void
}

export function LabelChoice({ value, onChoose }: LabelChoiceProps) {
  const { t } = useReading()
  return (
    <Segments
      label={t.labels}
      value={value}
      options={[
        ['descriptions', t.byDescription],
        ['names', t.byName],
      ]}
      onChoose={onChoose}
    />
  )
}
