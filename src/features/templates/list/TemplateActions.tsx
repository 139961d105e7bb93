import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { CalendarIcon, PlusIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  /** Undefined when it is possible now. */
  readonly whyNotDelete: string | undefined
  readonly onDelete: () => void
  /** Undefined where the account may not add templates. */
  readonly onAdd: (() => void) | undefined
  /** The year that templates are copied for now; null in most months. */
  readonly copyYear: string | null
  /** Undefined unless one template is selected. */
  readonly onCopy: (() => void) | undefined
}

/** Delete and add (seed 001 §2.4, §2.5), and in December and January a copy for the year; an action that is not possible says why. */
export const TemplateActions = ({ whyNotDelete, onDelete, onAdd, copyYear, onCopy }: Props) => {
  const { t } = useLingui()
  const mayNotAdd = onAdd === undefined ? t`Your account may not add templates` : undefined
  return (
    <>
      {copyYear !== null && (
        <Button
          disabledReason={mayNotAdd ?? (onCopy === undefined ? t`Select one template to copy` : undefined)}
          icon={<CalendarIcon />}
          onPress={onCopy}
        >
          {t`Copy for ${copyYear}`}
        </Button>
      )}
      <Button disabledReason={whyNotDelete} icon={<TrashIcon />} onPress={onDelete}>
        {t`Delete`}
      </Button>
      <Button disabledReason={mayNotAdd} icon={<PlusIcon />} onPress={onAdd} shortcut="F4" variant="primary">
        {t`Add`}
      </Button>
    </>
  )
}
