import { useToaster } from 'react-hot-toast/headless'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon, ErrorIcon, SuccessIcon } from '../icons/firstIcons.tsx'
import { useTexts } from '../texts.ts'
import { Spinner } from './Spinner.tsx'
import { actionOf, notify } from './toasts.ts'
import { useToastFocus } from './useToastFocus.ts'
import './Toasts.css'

type ActionProps = { of: string }

const Action = ({ of: id }: ActionProps) => {
  const action = actionOf(id)
  if (action === undefined) return null
  const run = (): void => {
    notify.dismiss()
    action.run()
  }
  return (
    <Button onPress={run} size="small">
      {action.label}
      <kbd aria-hidden="true" className="ui-button-key ui-toast-key">
        F6
      </kbd>
    </Button>
  )
}

/** Where toasts appear: one at a time, top centre. Stands once, at the top. It stays reachable while a dialog is open, by F6 too. */
export function Toasts() {
  const texts = useTexts()
  const { toasts, handlers } = useToaster()
  const shown = toasts.filter((toast) => toast.visible).slice(0, 1)
  const focus = useToastFocus(shown[0]?.id, handlers)
  return (
    <div className="ui-toasts" data-react-aria-top-layer="true" {...focus}>
      <div aria-live="polite" role="status">
        {shown.map((toast) => (
          <div className="ui-toast" data-type={toast.type} key={toast.id}>
            {toast.type === 'loading' && <Spinner />}
            {toast.type === 'success' && <SuccessIcon />}
            {toast.type === 'error' && <ErrorIcon />}
            <span className="ui-toast-text">
              {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
            </span>
            <Action of={toast.id} />
            <IconButton icon={<CloseIcon size={14} />} label={texts.dismiss} onPress={notify.dismiss} size="small" />
          </div>
        ))}
      </div>
    </div>
  )
}
