import { useLingui } from '@lingui/react/macro'
import { statusRules, templateStatuses, type TemplateStatus } from '../../../domain/templates/status.ts'
import './StatusChart.css'

interface Props {
  /** The status that the template has; null for one that is being created. */
  readonly saved: TemplateStatus | null
  readonly chosen: TemplateStatus
  readonly nameOf: (status: TemplateStatus) => string
}

/** The way of a template from new to stopped, what each status leaves open, and where this one stands (seed 001 §4). */
export const StatusChart = ({ saved, chosen, nameOf }: Props) => {
  const { t } = useLingui()
  const openWith = (status: TemplateStatus): string => {
    const { fields, pos, save } = statusRules[status]
    if (fields) return t`Everything can be changed; it can be deleted`
    if (pos && save) return t`Only status and POS can be changed`
    return t`Nothing can be changed any more`
  }
  return (
    <ol aria-label={t`The way of a template`} className="template-statuses">
      {templateStatuses.map((status) => (
        <li
          aria-current={status === (saved ?? '0') ? 'step' : undefined}
          className="template-status"
          data-chosen={status === chosen || undefined}
          data-passed={status < (saved ?? '0') || undefined}
          data-status={status}
          key={status}
        >
          <strong>{nameOf(status)}</strong>
          <span>{openWith(status)}</span>
        </li>
      ))}
    </ol>
  )
}
