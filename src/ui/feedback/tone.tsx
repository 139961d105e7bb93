import { ErrorIcon, SuccessIcon } from '../icons/firstIcons.tsx'
import { ClockIcon, DraftIcon, QuestionIcon } from '../icons/icons.tsx'

/** What a status colour means: grey not begun, blue under way, green good, red refused, amber not known or to be checked. */
export type Tone = 'grey' | 'blue' | 'green' | 'red' | 'amber'

const icons = {
  grey: DraftIcon,
  blue: ClockIcon,
  green: SuccessIcon,
  red: ErrorIcon,
  amber: QuestionIcon,
} as const satisfies Record<Tone, unknown>

/** The shape that stands beside a tone's colour, so that colour never speaks alone. */
export function ToneIcon({ tone, size = 14 }: { tone: Tone; size?: number | undefined }) {
  const Icon = icons[tone]
  return <Icon size={size} />
}
