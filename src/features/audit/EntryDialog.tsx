import { useLingui } from '@lingui/react/macro'
import type { AuditEntry } from '../../api/contract/auditTrail.ts'
import type { AuditTexts } from '../../area/auditTexts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { shownExactly } from '../../domain/dates.ts'
import { dash, entryText } from './entryText.ts'

interface Props {
  readonly entry: AuditEntry
  readonly known: readonly AuditTexts[]
  readonly onClose: () => void
}

/** All that an entry says, each detail on a line of its own. */
export const EntryDialog = ({ entry, known, onClose }: Props) => {
  const { t, i18n } = useLingui()
  const { action, record, details } = entryText(i18n, known, entry)
  return (
    <Dialog
      footer={
        <Button autoFocus onPress={onClose} variant="primary">
          {t`Close`}
        </Button>
      }
      isOpen
      onOpenChange={onClose}
      size="medium"
      title={action}
    >
      <DescriptionList
        items={[
          { term: t`Time`, detail: shownExactly(entry.at) },
          { term: t`Person`, detail: dash(entry.person) },
          { term: t`User ID`, detail: dash(entry.user_id) },
          { term: t`Record`, detail: record },
          {
            term: t`Details`,
            detail: details.length === 0 ? '–' : details.map((detail) => <div key={detail}>{detail}</div>),
          },
        ]}
      />
    </Dialog>
  )
}
