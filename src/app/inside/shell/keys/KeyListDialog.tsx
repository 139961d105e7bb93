import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import './KeyListDialog.css'

/** The keys of the product, those that Vietnamese accounting software has taught first. */
export function KeyListDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const keys = [
    { key: 'Ctrl + K', does: t`Open the commands: what is possible now, found by typing` },
    { key: 'F4', does: t`Add a declaration, in the list` },
    { key: 'F6', does: t`Go to the message at the top, and back` },
    { key: 'F7', does: t`Send the chosen declaration, in the list; generate and sign, in the form` },
    { key: 'F9', does: t`Add a row of certificates, in the form` },
    { key: 'F10', does: t`Save as draft, in the form` },
    { key: 'Enter', does: t`Search; open the row that has the focus` },
    { key: 'Space', does: t`Choose the row that has the focus` },
    { key: '↑ ↓ ← →', does: t`Move through the rows and cells of a table` },
    { key: 'Esc', does: t`Close the dialog on top` },
    { key: '?', does: t`Show this list` },
  ]
  return (
    <Dialog dismissOnOutside isOpen onOpenChange={onClose} title={t`Keys`}>
      <dl className="key-list">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
