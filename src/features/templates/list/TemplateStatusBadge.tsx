import type { TemplateStatus } from '../../../domain/templates/status.ts'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import type { Tone } from '../../../ui/feedback/tone.tsx'

const tones: Readonly<Record<TemplateStatus, Tone>> = { '0': 'blue', '1': 'green', '2': 'red' }

interface Props {
  readonly status: TemplateStatus
  readonly nameOf: (code: string) => string
}

/** The status of a template: blue, green or red, with its name (seed 001 §2.4). */
export const TemplateStatusBadge = ({ status, nameOf }: Props) => (
  <StatusBadge label={nameOf(status)} tone={tones[status]} />
)
